"""Lesson 5 on: the tutorials, three levels of text, and the questions we measure with."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lessonkit.corpus import material
from lessonkit.fences import fence_after
from lessonkit.headings import slug
from lessonkit.records import Document, Parent

_HEADING = re.compile(r"## +(.+)")


def load_tutorials(folder: Path | None = None) -> list[Document]:
    """Return the tutorials, by id: each a document whose parents are its sections.

    A section is what stands under one `##` heading, the heading itself not counted: it is the
    parent's title. What stands before the first one is a section without a title. Raises
    ValueError for a file without its head of id, category and title.
    """
    folder = folder or material() / "data" / "tutorials"
    return [read_tutorial(path) for path in sorted(folder.glob("*.md"))]


def read_tutorial(path: Path) -> Document:
    """Return the tutorial in the Markdown file `path`.

    Raises ValueError for a file without its head, and where two headings give the same id.
    """
    head, body = _head_and_body(path)
    parents = tuple(
        Parent(f"{head['id']}#{slug(title)}", head["id"], text, title)
        for title, text in _sections(body)
        if text
    )
    twice = [key for key, n in Counter(parent.id for parent in parents).items() if n > 1]
    if twice:
        raise ValueError(f"{path.name}: two headings give the id {twice[0]!r}; reword one of them")
    return Document(head["id"], head["title"], parents, head["category"])


def full_titles(tutorials: Iterable[Document]) -> dict[str, str]:
    """Return, by section id, the tutorial's title and the section's: what a paragraph is about."""
    return {
        section.id: ". ".join(part for part in (tutorial.title, section.title) if part)
        for tutorial in tutorials
        for section in tutorial.parents
    }


@dataclass(frozen=True, slots=True)
class Fact:
    """A span that an answer needs: it stands word for word, once, in the document named."""

    document_id: str
    text: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question of the golden set: its facts, or what would have to be there and is not.

    A covered question has facts; one that the corpus does not cover has `absent` strings.
    """

    id: str
    text: str
    facts: tuple[Fact, ...] = ()
    absent: tuple[str, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether the corpus holds the answer."""
        return bool(self.facts)


def load_questions(path: Path | None = None) -> list[Question]:
    """Return the golden questions in the order of their file, one JSON object a line."""
    path = path or material() / "data" / "questions.jsonl"
    return read_questions(path.read_text(encoding="utf-8"))


def read_questions(text: str) -> list[Question]:
    """Return the questions in `text`, one JSON object a line; none for a blank text."""
    rows = [json.loads(line) for line in text.split("\n") if line.strip()]
    return [
        Question(
            row["id"],
            row["question"],
            tuple(Fact(fact["document"], fact["text"]) for fact in row.get("facts", [])),
            tuple(row.get("absent", [])),
        )
        for row in rows
    ]


def _head_and_body(path: Path) -> tuple[dict[str, str], str]:
    text = path.read_text(encoding="utf-8")
    match = re.match(r"---\n(.*?)\n---\n(.*)", text, re.S)
    lines = match[1].splitlines() if match else []
    head = dict(line.split(": ", 1) for line in lines if ": " in line)
    if not match or not {"id", "category", "title"} <= head.keys():
        raise ValueError(f"{path.name} begins with a head of id, category and title between ---")
    return head, match[2]


def _sections(body: str) -> Iterator[tuple[str, str]]:
    """Yield each section's title and its text, white space at its ends left out."""
    title, lines, fence = "", [], ""
    for line in body.splitlines(keepends=True):
        heading = None if fence else _HEADING.match(line)
        fence = fence_after(line, fence)
        if heading:
            yield title, "".join(lines).strip()
            title, lines = heading[1].strip(), []
        else:
            lines.append(line)
    yield title, "".join(lines).strip()
