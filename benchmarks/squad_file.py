"""A file in SQuAD v1.1 form as paragraphs, which are parents, and questions with their answers.

Rajpurkar et al., "SQuAD: 100,000+ questions for machine comprehension of text", 2016.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lessonkit.records import Parent


@dataclass(frozen=True)
class Asked:
    """A question, its paragraph, and where in it each answer stands."""

    text: str
    parent_id: str
    answers: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Corpus:
    parents: dict[str, Parent]
    asked: list[Asked]


class NotSquadError(ValueError):
    """The file is not in SQuAD v1.1 form."""


def read_squad(path: Path, articles: int | None = None) -> Corpus:
    """Return the paragraphs and questions of `path`, of its first `articles` or of all.

    A question without an answer is left out. Raises NotSquadError where the form is another.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))["data"][:articles]
        rows = [(parent, row) for parent, rows in _paragraphs(data) for row in rows]
        parents = {parent.id: parent for parent, _ in _paragraphs(data)}
        asked = [one for parent, row in rows if (one := _asked(parent, row)).answers]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NotSquadError(
            "this is not in SQuAD v1.1 form, which is data[].paragraphs[].context and "
            ".qas[].question and .answers[] of text and answer_start "
            f"({type(error).__name__}: {error})"
        ) from error
    if not asked:
        raise NotSquadError("no question in it has an answer")
    return Corpus(parents, asked)


def _paragraphs(data: Iterable[dict]) -> Iterator[tuple[Parent, list[dict]]]:
    """Yield each paragraph with its questions. Two articles may have one title, so ids count."""
    for number, article in enumerate(data, 1):
        title = article.get("title", "").replace("_", " ")
        for place, paragraph in enumerate(article["paragraphs"], 1):
            text = paragraph["context"] + ""
            yield Parent(f"A{number}#{place}", f"A{number}", text, title), paragraph["qas"]


def _asked(parent: Parent, row: dict) -> Asked:
    spans = dict.fromkeys(_span(parent.text, answer) for answer in row["answers"])
    return Asked(row["question"] + "", parent.id, tuple(spans))


def _span(text: str, answer: dict) -> tuple[int, int]:
    start, end = answer["answer_start"], answer["answer_start"] + len(answer["text"])
    if not 0 <= start < end or text[start:end] != answer["text"]:
        raise ValueError(f"the answer {answer['text']!r} does not stand at {start}")
    return start, end
