"""Lesson 6: what the lab computes. Sentences and whole guides ranked side by side, and sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from lessonkit.cosine import with_titles
from lessonkit.minilm import MiniLM, ModelMissingError
from lessonkit.rankers import RANKERS, Ranker
from lessonkit.records import Child, Hit, Parent, Passage
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents, whole_child
from lessonkit.terms import count_words
from lessonkit.trace import Sent
from lessonkit.windows import positions


class Candidates:
    """The sentences of some guides and the whole guides, ready to be ranked side by side.

    `search` and `neighbours` know the sentences alone, so that `small_to_big` can use it as it
    uses an index; `ranking` is of all. A ranker learns what is rare from all sentences.
    """

    def __init__(
        self,
        guides: Sequence[Parent],
        ranker: str = "MiniLM",
        *,
        titles: bool = True,
        only: str = "",
        model: MiniLM | None = None,
    ) -> None:
        """Make `guides` ready. `titles` puts a guide's title before each of its texts.

        `only` is the id of the one sentence to rank, beside the whole guides; without it, all.
        Raises ValueError for a ranker or a sentence that is not there and for guides that the
        ranker cannot take, and ModelMissingError.
        """
        if ranker not in RANKERS:
            raise ValueError(f"a ranker is one of {', '.join(RANKERS)}; got {ranker!r}")
        self.ranker: Ranker = RANKERS[ranker]
        self.model = model or MiniLM()
        self.parents = {guide.id: guide for guide in guides}
        self.titles = titles
        sentences = split_parents(guides)
        self.neighbours = positions(sentences)
        ranked = [child for child in sentences if only in ("", child.id)]
        if only and not ranked:
            raise ValueError(f"only is the id of one sentence, such as D50.2; got {only!r}")
        ranked += [whole_child(guide) for guide in guides]
        self._children = {child.id: child for child in ranked}
        self._learned_from = self._said(sentences)
        self._index = self.ranker.build(self._said(ranked), self._learned_from, self.model)

    def ranking(self, question: str) -> list[Hit]:
        """Return the sentences and whole guides that match, best first."""
        return [replace(h, child=self._children[h.child.id]) for h in self._index.search(question)]

    def search(self, question: str, k: int | None = None) -> list[Hit]:
        """Return the sentences alone that match, best first, at most `k`."""
        return [hit for hit in self.ranking(question) if not is_whole(hit.child)][:k]

    def most(self, question: str) -> float:
        """Return the highest score that a text could have for `question`."""
        return self.ranker.most(question, self._learned_from)

    def _said(self, children: Sequence[Child]) -> list[Child]:
        """Return the children as they are ranked: what is sent never holds the title."""
        titles = {key: parent.title for key, parent in self.parents.items() if self.titles}
        texts = with_titles(children, titles)
        return [replace(child, text=text) for child, text in zip(children, texts, strict=True)]


@dataclass(frozen=True, slots=True)
class Goal:
    """One of the lab's two goals: what it asks, whether it is reached, and why or why not."""

    asks: str
    reached: bool
    why: str

    @property
    def verdict(self) -> str:
        """`yes` or `not yet`."""
        return "yes" if self.reached else "not yet"

    def __str__(self) -> str:
        """Return the verdict, the goal and the reason in one line."""
        return f"{self.verdict} - {self.asks}: {self.why}"


@dataclass(frozen=True, slots=True)
class Look:
    """All that the lab shows for one question and one setting.

    `tokens` is None where they cannot be counted: edited texts, and no model that we know.
    """

    question: str
    ranker: Ranker
    titles: bool
    ranking: tuple[Hit, ...]
    most: float
    min_score: float
    sent: Sent
    parents: dict[str, Parent]
    words: int
    tokens: int | None
    goals: tuple[Goal, Goal]

    @property
    def cost(self) -> str:
        """What there is to read, in words and tokens."""
        tokens = "tokens not counted, as the model cannot be used"
        return f"{self.words} words, {tokens if self.tokens is None else f'{self.tokens} tokens'}"


def look(
    question: str,
    candidates: Candidates,
    *,
    k: int = 2,
    min_score: float = 0,
    max_words: int | None = None,
    window: int = 1,
) -> Look:
    """Return the ranking of all candidates, the two goals, and what is sent for the question.

    What is sent comes from the sentences alone, as `small_to_big` has it. Raises ValueError for
    a negative number, and ModelMissingError where a question needs the model.
    """
    limits = {"k": k, "min_score": min_score, "max_words": max_words, "window": window}
    sent = small_to_big(question, candidates, candidates.parents, **limits)
    ranking = candidates.ranking(question)
    texts = [passage.text for passage in sent.passages]
    return Look(
        question,
        candidates.ranker,
        candidates.titles,
        tuple(ranking),
        candidates.most(question),
        min_score,
        sent,
        candidates.parents,
        sum(map(count_words, texts)),
        _tokens(texts, candidates.model),
        goals(ranking, candidates.ranker),
    )


def is_whole(child: Child) -> bool:
    """Return whether `child` is a whole guide, as `whole_child` makes it."""
    return child.ordinal == 0


def kind(child: Child) -> str:
    """Return `whole guide` or `sentence`."""
    return "whole guide" if is_whole(child) else "sentence"


def pieces(passage: Passage, parents: dict[str, Parent]) -> Iterator[tuple[str, str]]:
    """Yield the passage in order as (hit's id, text); the id is empty for what is around a hit.

    Between two spans stands `[...]`, for what is not sent.
    """
    for n, span in enumerate(passage.spans):
        yield from _plain(" [...] " if n else "")
        place, text = span.start, parents[span.parent_id].text
        inside = [hit.child for hit in passage.hits if span.start <= hit.child.start < span.end]
        for child in sorted(inside, key=lambda child: child.start):
            yield from _plain(text[place : child.start])
            yield child.id, child.text
            place = child.end
        yield from _plain(text[place : span.end])


def goals(ranking: Sequence[Hit], ranker: Ranker) -> tuple[Goal, Goal]:
    """Return the two goals: a sentence ranks first, and its guide is among the first two.

    The guide of the second goal is that of the best sentence, wherever it ranks.
    """
    asks = ("the small child ranks first", "its whole guide is still in the top two")
    small = next((n for n, hit in enumerate(ranking) if not is_whole(hit.child)), None)
    if small is None:
        why = "no sentence matches the question"
        return Goal(asks[0], False, why), Goal(asks[1], False, why)
    parent_id = ranking[small].child.parent_id
    big = next((n for n, hit in enumerate(ranking) if hit.child.id == parent_id), None)
    second = f"{parent_id} does not match the question at all"
    if big is not None:
        second = f"{_named(ranking[big], ranker)} has rank {big + 1}"
    return (
        Goal(asks[0], small == 0, _first(ranking, small, ranker)),
        Goal(asks[1], big is not None and big < 2, second),
    )


def _first(ranking: Sequence[Hit], small: int, ranker: Ranker) -> str:
    best, sentence = ranking[0], ranking[small]
    if small == 0:
        return f"{_named(sentence, ranker)} has rank 1"
    said = (
        f"{_named(best, ranker)} has rank 1, the best sentence {_named(sentence, ranker)} "
        f"rank {small + 1}"
    )
    if (best.score, best.child.id) == (sentence.score, sentence.child.parent_id):
        said += ", and among equals a whole guide stands before its sentences"
    return said


def _named(hit: Hit, ranker: Ranker) -> str:
    return f"{hit.child.id} (score {ranker.show(hit.score)})"


def _plain(text: str) -> Iterator[tuple[str, str]]:
    if text:
        yield "", text


def _tokens(texts: Sequence[str], model: MiniLM) -> int | None:
    try:
        return sum(map(model.count_tokens, texts))
    except (ModelMissingError, ValueError):  # missing, or another one than the course knows
        return None
