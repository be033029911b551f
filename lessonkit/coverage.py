"""Lessons 5 and 7: whether what is sent holds what an answer needs."""

from __future__ import annotations

from collections.abc import Iterable

from lessonkit.records import Passage
from lessonkit.tutorials import Fact, Question


def facts_covered(question: Question, passages: Iterable[Passage]) -> tuple[Fact, ...]:
    """Return the facts of `question` that stand, word for word, in a passage of their document.

    A fact counts once, however often it is sent. An uncovered question has none.
    """
    sent = list(passages)
    return tuple(fact for fact in question.facts if any(_holds(one, fact) for one in sent))


def _holds(passage: Passage, fact: Fact) -> bool:
    return passage.document_id == fact.document_id and fact.text in passage.text
