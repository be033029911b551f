"""Lesson 5: windows of neighbours around the hits, found by position alone."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter

from lessonkit.labels import standing
from lessonkit.records import Child, Hit, Kind, Parent, Passage, Span
from lessonkit.terms import count_words
from lessonkit.trace import Decision, Outcome, Sent, Trace

Neighbours = Callable[[Child, int], Sequence[Child]]

_ORDINAL = attrgetter("ordinal")


def neighbours(child: Child, children: Iterable[Child], window: int = 1) -> list[Child]:
    """Return the children of the same document at most `window` places from `child`, in order.

    The child itself is among them. At a document's edge there are fewer, and none of the next
    document. Reads all of `children`; `positions` looks them up instead. Raises ValueError for a
    negative window.
    """
    check_window(window)
    near = (
        other
        for other in children
        if other.document_id == child.document_id and abs(other.ordinal - child.ordinal) <= window
    )
    return sorted(near, key=_ORDINAL)


def positions(children: Iterable[Child]) -> Neighbours:
    """Return a look-up of neighbours that takes as long among millions of children as among ten.

    `positions(children)(child, window)` is `neighbours(child, children, window)`.
    """
    documents: dict[str, list[Child]] = {}
    for child in children:
        documents.setdefault(child.document_id, []).append(child)
    for document in documents.values():
        document.sort(key=_ORDINAL)

    def look_up(child: Child, window: int = 1) -> list[Child]:
        check_window(window)
        document = documents.get(child.document_id, [])
        first = bisect_left(document, child.ordinal - window, key=_ORDINAL)
        last = bisect_right(document, child.ordinal + window, key=_ORDINAL)
        return document[first:last]

    return look_up


def check_window(window: int) -> None:
    """Raise ValueError unless `window` is a number of children from 0 up."""
    if window < 0:
        raise ValueError(f"window is a number of children on each side, from 0 up; got {window}")


def merge_spans(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return spans of ordinals, first and last included, merged where they touch or overlap.

    1-3 and 4-5 touch: nothing stands between them. The order of `spans` does not matter.

    >>> merge_spans([(1, 3), (5, 7), (3, 5)])
    [(1, 7)]
    """
    merged: list[tuple[int, int]] = []
    for first, last in sorted(spans):
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged


def expand(
    hits: Sequence[Hit], neighbours: Neighbours, parents: Mapping[str, Parent], *, window: int = 1
) -> Sent:
    """Return the hits grown by `window` children on each side, and what became of each hit.

    A window runs over its document's children, across its sections, and never into the next
    document. Windows that touch or overlap become one passage, at the place of its best hit;
    inside a passage the text stands in document order. With a window of 0 every hit stays a
    passage of its own. `neighbours` is a look-up such as `positions(children)` or
    `index.neighbours`. Raises ValueError for a negative window.
    """
    check_window(window)
    hits = standing(hits, parents)
    grown = [_grown(rank, hit, neighbours(hit.child, window)) for rank, hit in enumerate(hits)]
    joined = _joined(grown) if window else grown
    passages = tuple(_passage(one, parents, "window" if window else "child") for one in joined)
    words = {rank: n for one in joined for rank, n in _words_added(one, grown, parents)}
    leaders = {one.ranks[0] for one in joined}
    decisions = [
        Decision(
            hit,
            _outcome(window, rank in leaders),
            words[rank],
            ", ".join([_first_to_last(grown[rank]), *_missing(grown[rank], parents, window)]),
        )
        for rank, hit in enumerate(hits)
    ]
    return Sent(passages, Trace(tuple(decisions)))


@dataclass(frozen=True, slots=True)
class _Window:
    """Children of one document in order, and the hits they are sent for, with ranks, best first."""

    ranks: tuple[int, ...]
    hits: tuple[Hit, ...]
    children: tuple[Child, ...]

    @property
    def document_id(self) -> str:
        return self.children[0].document_id

    @property
    def edges(self) -> tuple[int, int]:
        return self.children[0].ordinal, self.children[-1].ordinal


def _grown(rank: int, hit: Hit, around: Sequence[Child]) -> _Window:
    """Return the window of `hit`, which is always in it, whatever the look-up knows."""
    return _Window((rank,), (hit,), _in_order([*around, hit.child]))


def _in_order(children: Iterable[Child]) -> tuple[Child, ...]:
    by_ordinal = {child.ordinal: child for child in children}
    return tuple(by_ordinal[ordinal] for ordinal in sorted(by_ordinal))


def _joined(windows: Sequence[_Window]) -> list[_Window]:
    """Return the windows with those of one document that touch joined, by their best hits."""
    of_document: dict[str, list[_Window]] = {}
    for window in windows:
        of_document.setdefault(window.document_id, []).append(window)
    joined = [
        _join([one for one in same if first <= one.edges[0] <= last])
        for same in of_document.values()
        for first, last in merge_spans(one.edges for one in same)
    ]
    return sorted(joined, key=lambda window: window.ranks[0])


def _join(windows: Sequence[_Window]) -> _Window:
    return _Window(
        tuple(rank for window in windows for rank in window.ranks),
        tuple(hit for window in windows for hit in window.hits),
        _in_order(child for window in windows for child in window.children),
    )


def _words_added(
    joined: _Window, grown: Sequence[_Window], parents: Mapping[str, Parent]
) -> Iterator[tuple[int, int]]:
    """Yield the rank of each hit of `joined` and the words that its own window adds."""
    children: tuple[Child, ...] = ()
    before = 0
    for rank in joined.ranks:
        children = _in_order([*children, *grown[rank].children])
        words = sum(count_words(_span(run, parents).text) for run in _runs(children, parents))
        yield rank, words - before
        before = words


def _passage(window: _Window, parents: Mapping[str, Parent], kind: Kind) -> Passage:
    best = window.hits[0]
    spans = tuple(_span(run, parents) for run in _runs(window.children, parents))
    return Passage(window.document_id, kind, spans, window.hits, best.score)


def _runs(children: Sequence[Child], parents: Mapping[str, Parent]) -> Iterator[list[Child]]:
    """Yield the children in runs that can be sliced: one parent, and no child missing between."""
    run = [children[0]]
    for before, child in pairwise(children):
        together = before.parent_id == child.parent_id and before.ordinal + 1 == child.ordinal
        if not together or child.parent_id not in parents:
            yield run
            run = []
        run.append(child)
    yield run


def _span(run: Sequence[Child], parents: Mapping[str, Parent]) -> Span:
    first, last = run[0], run[-1]
    parent = parents.get(first.parent_id)
    text = parent.text[first.start : last.end] if parent else first.text
    return Span(first.parent_id, first.start, last.end, text)


def _outcome(window: int, leads: bool) -> Outcome:
    if not window:
        return "sent alone"
    return "grown to a window" if leads else "joined a window"


def _first_to_last(window: _Window) -> str:
    first, last = window.edges
    return f"child {first}" if first == last else f"children {first} to {last}"


def _missing(grown: _Window, parents: Mapping[str, Parent], window: int) -> Iterator[str]:
    """Yield a sentence for each neighbour that should be there: positions are dense from 1.

    Behind the last child we know of a missing one where its parent's text goes on.
    """
    child, there = grown.hits[0].child, {one.ordinal for one in grown.children}
    last = grown.children[-1]
    wanted = range(max(1, child.ordinal - window), last.ordinal)
    yield from (f"{ordinal} is not there" for ordinal in wanted if ordinal not in there)
    parent = parents.get(last.parent_id)
    if last.ordinal < child.ordinal + window and parent and parent.text[last.end :].strip():
        yield f"{last.ordinal + 1} is not there"
