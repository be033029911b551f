"""Lesson 7: how good a ranking is, and whether what is sent holds what an answer needs.

It sees ids and texts alone, so it can judge any system.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum  # sum() itself rounds otherwise from Python 3.12 on
from random import Random
from statistics import fmean, median
from typing import Literal, Protocol

from lessonkit.terms import count_words
from lessonkit.tutorials import Fact, Question

Run = Mapping[str, Sequence[str]]  # question id -> the ids that were found, best first
Qrels = Mapping[str, Collection[str]]  # question id -> the ids that are right
Verdict = Literal["answered", "partial", "no", "clean no", "padded"]


class Text(Protocol):
    """What is judged: a passage, or anything else with these two."""

    @property
    def document_id(self) -> str: ...  # noqa: D102

    @property
    def text(self) -> str: ...  # noqa: D102


def hit_rate(run: Run, qrels: Qrels, k: int) -> float:
    """Return the share of the questions with a right id among the first `k`, from 0 to 1.

    Some call it success@k, some recall@k, which is another thing where several ids are right.
    A question for which nothing was found counts, as a miss. Raises ValueError for no question,
    or a `k` below 1, and TypeError where one id stands in the place of several.

    >>> hit_rate({"Q1": ["D2", "D1"], "Q2": ["D3"]}, {"Q1": ["D1"], "Q2": ["D1"]}, k=2)
    0.5
    """
    _check_depth(k)
    return fmean(_asked({key: first_rank(run.get(key, ())[:k], qrels[key]) > 0 for key in qrels}))


def mrr(run: Run, qrels: Qrels, k: int | None = None) -> float:
    """Return the mean reciprocal rank: 1 / the rank of the first right id, 0 where there is none.

    With `k`, only the first `k` ids are looked at. A question for which nothing was found stays
    in the mean. Raises what `hit_rate` raises.

    >>> mrr({"Q1": ["D2", "D1"], "Q2": ["D3"]}, {"Q1": ["D1"], "Q2": ["D1"]})
    0.25
    """
    _check_depth(k)
    ranks = {key: first_rank(run.get(key, ())[:k], qrels[key]) for key in qrels}
    return fmean(_asked({key: 1 / rank if rank else 0.0 for key, rank in ranks.items()}))


def first_rank(ranking: Sequence[str], right: Collection[str]) -> int:
    """Return the rank, from 1, of the first id that is right; 0 where none is.

    Raises TypeError where either is a string: its letters would stand for the ids.

    >>> first_rank(["D3", "D1"], {"D1"})
    2
    """
    for ids in (ranking, right):
        if isinstance(ids, str):
            raise TypeError(f"ids are given in a list or a set, as in [{ids!r}]; got {ids!r}")
    return next((rank for rank, found in enumerate(ranking, 1) if found in right), 0)


def facts_covered(question: Question, sent: Iterable[Text]) -> tuple[Fact, ...]:
    """Return the facts of `question` that stand, word for word, in a text of their document.

    A fact counts once, however often it is sent. An uncovered question has none.
    """
    texts = list(sent)
    return tuple(fact for fact in question.facts if any(_holds(one, fact) for one in texts))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one question got: the verdict, the facts found, and what was sent with its cost.

    A covered question is `answered` (answerable: all its facts were sent), `partial` or `no`; an
    uncovered one is a `clean no` (nothing was sent) or `padded`.
    """

    question: Question
    verdict: Verdict
    facts: tuple[Fact, ...]
    sent: tuple[str, ...]
    words: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Summary:
    """How many questions got each verdict, and what the median question cost to read."""

    answered: int
    partial: int
    no: int
    clean_no: int
    padded: int
    median_words: float
    median_tokens: float


def outcome(
    question: Question, sent: Iterable[Text], count_tokens: Callable[[str], int] = count_words
) -> Outcome:
    """Return what `sent` is worth for `question`.

    `count_tokens` counts as the model does that will read it; without it, tokens are words.
    """
    passages = list(sent)
    texts = tuple(passage.text for passage in passages)
    facts = facts_covered(question, passages)
    return Outcome(
        question,
        _verdict(question, facts, texts),
        facts,
        texts,
        sum(map(count_words, texts)),
        sum(map(count_tokens, texts)),
    )


def coverage(
    questions: Iterable[Question],
    send: Callable[[str], Iterable[Text]],
    count_tokens: Callable[[str], int] = count_words,
) -> dict[str, Outcome]:
    """Return the outcome of each question, by its id: `send` is asked the question's text.

    Raises ValueError for two questions of one id.
    """
    outcomes: dict[str, Outcome] = {}
    for one in questions:
        if one.id in outcomes:
            raise ValueError(f"each question has an id of its own; two have {one.id}")
        outcomes[one.id] = outcome(one, send(one.text), count_tokens)
    return outcomes


def summary(outcomes: Mapping[str, Outcome]) -> Summary:
    """Return the counts of each verdict and the median cost. Raises ValueError for no outcome."""
    found = list(_asked(outcomes))
    verdicts = Counter(one.verdict for one in found)
    return Summary(
        *(verdicts[verdict] for verdict in ("answered", "partial", "no", "clean no", "padded")),
        median(one.words for one in found),
        median(one.tokens for one in found),
    )


@dataclass(frozen=True, slots=True)
class Change:
    """A question whose verdict moved, and the texts that moved it: facts that came or went.

    For an uncovered question, which has no facts, they are the first text that was sent.
    """

    question_id: str
    before: Verdict
    after: Verdict
    came: tuple[str, ...]
    went: tuple[str, ...]

    def __str__(self) -> str:
        """Return the move and its reason, a line each."""
        lines = [f"{self.question_id}: {self.before} -> {self.after}"]
        lines += [f"  came: {text}" for text in self.came]
        lines += [f"  went: {text}" for text in self.went]
        return "\n".join(lines)


def changed(before: Mapping[str, Outcome], after: Mapping[str, Outcome]) -> list[Change]:
    """Return the questions whose verdict moved, in the order of `before`, and why.

    Raises ValueError unless both judge the same questions.
    """
    if before.keys() != after.keys():
        raise ValueError(
            "two runs are compared on the same questions; "
            f"these differ in {sorted(before.keys() ^ after.keys())[0]}"
        )
    return [
        Change(key, old.verdict, new.verdict, _more(old, new), _more(new, old))
        for key, old in before.items()
        if (new := after[key]).verdict != old.verdict
    ]


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean difference for each question, and the interval that holds 95 % of the resamples."""

    difference: float
    low: float
    high: float

    def __str__(self) -> str:
        """Return it with signs, to two decimals; what rounds to zero is +0.00."""
        return f"{self.difference:+z.2f} ({self.low:+z.2f} to {self.high:+z.2f})"


def paired_bootstrap(
    before: Sequence[float], after: Sequence[float], *, resamples: int = 10_000, seed: int = 0
) -> Interval:
    """Return how much higher `after` is than `before` on the mean question, and how sure that is.

    The two give a number for each question, in the same order. Questions are drawn anew with
    repeats, `resamples` times, each with both its numbers; the interval runs from the 2.5th to
    the 97.5th percentile of the mean differences (Efron and Tibshirani, "An introduction to the
    bootstrap", 1993). It knows the questions that were asked, and no other doubt. Raises
    ValueError for no question or two lengths.
    """
    differences = _differences(before, after)
    if resamples < 1:
        raise ValueError(f"resamples is how often we draw, from 1 up; got {resamples}")
    random = Random(seed).random  # .random() alone is the same on every version of Python
    n = len(differences)
    means = sorted(
        fsum(differences[int(random() * n)] for _ in range(n)) / n for _ in range(resamples)
    )
    edge = int(resamples * 0.025)
    return Interval(fmean(differences), means[edge], means[resamples - 1 - edge])


def _differences(before: Sequence[float], after: Sequence[float]) -> list[float]:
    if not before or len(before) != len(after):
        raise ValueError(
            "a paired bootstrap needs one question or more, and two numbers for each; got "
            f"{len(before)} before and {len(after)} after"
        )
    return [new - old for old, new in zip(before, after, strict=True)]


def _check_depth(k: int | None) -> None:
    if k is not None and k < 1:
        raise ValueError(f"k is how many ids are looked at, from 1 up; got {k}")


def _asked(by_question: Mapping[str, object]) -> Collection:
    if not by_question:
        raise ValueError("a mean needs one question or more; got none")
    return by_question.values()


def _holds(sent: Text, fact: Fact) -> bool:
    return sent.document_id == fact.document_id and fact.text in sent.text


def _verdict(question: Question, facts: Sequence[Fact], texts: Sequence[str]) -> Verdict:
    if not question.covered:
        return "padded" if texts else "clean no"
    if len(facts) == len(question.facts):
        return "answered"
    return "partial" if facts else "no"


def _more(less: Outcome, more: Outcome) -> tuple[str, ...]:
    """Return the facts that `more` has beyond `less`, or the first text of what was padded."""
    if more.verdict == "padded":
        return more.sent[:1]
    return tuple(fact.text for fact in more.facts if fact not in less.facts)
