"""Lessons 4 and 5: what was decided about each hit, and why, as a table a beginner can read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from lessonkit.records import Hit, Passage

Outcome = Literal[
    "kept whole",
    "shrunk to a window",
    "shrunk to the child",
    "grown to a window",
    "joined a window",
    "sent alone",
    "sent already",
    "dropped",
]


@dataclass(frozen=True, slots=True)
class Decision:
    """What became of one hit: the outcome, the words it added to what is sent, and why."""

    hit: Hit
    outcome: Outcome
    words: int
    why: str


@dataclass(frozen=True, slots=True)
class Trace:
    """The decisions in the order in which they were taken, one for each hit."""

    decisions: tuple[Decision, ...]

    def __str__(self) -> str:
        """Return a table: hit, score, what was done, words added, why."""
        rows = [("hit", "score", "outcome", "words", "why")]
        rows += [
            (d.hit.child.id, show_score(d.hit.score), d.outcome, str(d.words), d.why)
            for d in self.decisions
        ]
        wide = [max(len(row[column]) for row in rows) for column in range(4)]
        return "\n".join(_line(row, wide) for row in rows)


def _line(row: tuple[str, ...], wide: list[int]) -> str:
    hit, score, outcome, words, why = row
    return f"{hit:<{wide[0]}}  {score:>{wide[1]}}  {outcome:<{wide[2]}}  {words:>{wide[3]}}  {why}"


@dataclass(frozen=True, slots=True)
class Sent:
    """What the reader gets: the passages, best first, and the trace that explains them."""

    passages: tuple[Passage, ...]
    trace: Trace


def show_score(score: float) -> str:
    """Return a whole score as it is, and any other to two decimals.

    >>> show_score(4), show_score(0.6789)
    ('4', '0.68')
    """
    return f"{score:.0f}" if score % 1 == 0 else f"{score:.2f}"
