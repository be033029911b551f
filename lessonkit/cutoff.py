"""Lesson 4: a minimum score for what counts as a hit, and a budget for what is sent."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from lessonkit.labels import standing
from lessonkit.records import Child, Hit, Kind, Parent, Passage, Span
from lessonkit.terms import count_words
from lessonkit.trace import Decision, Outcome, Sent, Trace
from lessonkit.windows import Neighbours, check_window

_OUTCOMES: dict[Kind, Outcome] = {
    "parent": "kept whole",
    "window": "shrunk to a window",
    "child": "shrunk to the child",
}


def above(hits: Iterable[Hit], min_score: float) -> list[Hit]:
    """Return the hits whose score is at least `min_score`, in their order.

    A score of 0 or less never counts, whatever the minimum: such a child matched nothing.
    """
    return [hit for hit in hits if hit.score >= min_score and hit.score > 0]


def within_budget(
    hits: Sequence[Hit],
    parents: Mapping[str, Parent],
    neighbours: Neighbours | None = None,
    *,
    max_words: int | None = None,
    window: int = 1,
) -> Sent:
    """Return the passages of at most `max_words` words in all, and what became of each hit.

    The hits are taken best first. Each sends its parent; where that does not fit, a window of
    `window` children on each side inside the parent; where that does not fit, the child alone;
    else it is dropped and the next hit is tried. Nothing is sent twice. `neighbours(child,
    window)` looks up the children around one (without it there are no windows). Words are
    those of the texts, titles not counted; None is no budget. A hit whose parent is missing
    sends its child. Raises ValueError for a negative `max_words` or `window`.
    """
    check_window(window)
    if max_words is not None and max_words < 0:
        raise ValueError(f"max_words is a number of words from 0 up, or None; got {max_words}")
    words_left = math.inf if max_words is None else max_words
    tray = _Tray(parents, neighbours or _alone, words_left, window)
    decisions = [tray.take(hit) for hit in standing(hits, parents)]
    return Sent(tuple(tray.passages()), Trace(tuple(decisions)))


def _alone(child: Child, window: int) -> list[Child]:
    """Return the neighbours of `child` where nobody knows them: itself."""
    return [child]


_Slice = tuple[int, int, str]  # start, end and text: a span to be, should its piece be sent


@dataclass(slots=True)
class _Piece:
    """What could be sent of one parent: all of it, or some of its children by ordinal."""

    kind: Kind
    slices: list[_Slice]
    children: dict[int, Child]
    words: int

    def holds(self, child: Child) -> bool:
        return self.kind == "parent" or child.ordinal in self.children


@dataclass(slots=True)
class _Tray:
    """What has been put together so far: one piece a parent, in the order of their best hits."""

    parents: Mapping[str, Parent]
    neighbours: Neighbours
    words_left: float
    window: int
    pieces: dict[str, _Piece] = field(default_factory=dict)
    hits: dict[str, list[Hit]] = field(default_factory=dict)

    def take(self, hit: Hit) -> Decision:
        """Put the largest piece that fits for `hit` on the tray and return the decision."""
        parent_id = hit.child.parent_id
        piece = self.pieces.get(parent_id)
        if piece and piece.holds(hit.child):
            self.hits[parent_id].append(hit)
            return Decision(hit, "sent already", 0, f"sent with {self.hits[parent_id][0].child.id}")
        too_long: list[str] = []
        for name, option in self._options(hit.child, piece):
            words = option.words - (piece.words if piece else 0)
            if words <= self.words_left:
                why = self._why(hit.child, too_long)
                self._put(hit, option, words)
                return Decision(hit, _OUTCOMES[name], words, why)
            too_long.append(f"the {name} adds {words}")
        return Decision(hit, "dropped", 0, self._why(hit.child, too_long))

    def passages(self) -> Iterator[Passage]:
        """Yield the passages, the best hit's first."""
        for parent_id, piece in self.pieces.items():
            hits = tuple(self.hits[parent_id])
            spans = tuple(Span(parent_id, *one) for one in piece.slices)
            yield Passage(hits[0].child.document_id, piece.kind, spans, hits, hits[0].score)

    def _put(self, hit: Hit, piece: _Piece, words: int) -> None:
        self.pieces[hit.child.parent_id] = piece
        self.hits.setdefault(hit.child.parent_id, []).append(hit)
        self.words_left -= words

    def _why(self, child: Child, too_long: Sequence[str]) -> str:
        missing = child.parent_id not in self.parents
        said = [f"parent {child.parent_id} is not in the store"] if missing else []
        if too_long:
            said += [f"words left: {self.words_left}", ", ".join(too_long)]
        return "; ".join(said) or "the parent fits"

    def _options(self, child: Child, piece: _Piece | None) -> Iterator[tuple[Kind, _Piece]]:
        """Yield what could be sent for `child`, largest first, with what `piece` already holds."""
        parent = self.parents.get(child.parent_id)
        held = piece.children if piece else {}
        if parent:
            whole = (0, len(parent.text), parent.text)
            yield "parent", _Piece("parent", [whole], {}, count_words(parent.text))
            around = self.neighbours(child, self.window)
            inside = {other.ordinal: other for other in around if other.parent_id == parent.id}
            inside[child.ordinal] = child
            if len(inside) > 1:
                yield "window", _cut("window", parent, held | inside)
        kind = piece.kind if piece else "child"
        yield "child", _cut(kind, parent, held | {child.ordinal: child})


def _cut(kind: Kind, parent: Parent | None, children: dict[int, Child]) -> _Piece:
    """Return the piece that `children` make: one slice for each run of consecutive ordinals."""
    runs: list[tuple[Child, Child]] = []  # the first and the last child of each
    for ordinal in sorted(children):
        child = children[ordinal]
        joins = parent and runs and runs[-1][1].ordinal == ordinal - 1
        runs.append((runs.pop()[0] if joins else child, child))
    slices = [_slice(parent, first, last) for first, last in runs]
    return _Piece(kind, slices, children, sum(count_words(text) for *_, text in slices))


def _slice(parent: Parent | None, first: Child, last: Child) -> _Slice:
    text = parent.text[first.start : last.end] if parent else first.text
    return first.start, last.end, text
