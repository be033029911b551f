"""Lesson 10: a file that was read, as the records of the course: document, parents, children."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import PurePosixPath

from lessonkit.folder.section import Line, Reading, Section
from lessonkit.headings import slug
from lessonkit.records import Child, Document, Parent

_LONGEST_SLUG = 80


@dataclass(frozen=True, slots=True)
class Filed:
    """A file as a document: its children, and by parent id where its lines stand in the file."""

    document: Document
    children: tuple[Child, ...]
    lines: dict[str, tuple[Line, ...]]


def filed(path: str, reading: Reading) -> Filed:
    """Return the file at `path` as a document with this id, whose parents are its sections.

    A section's id is the path and its headings, so it stays when text is added elsewhere; where
    two have the same headings, the later ones are numbered. A child's header is the title of the
    file (the file's name where it has none), the title of its section, which is made of the
    headings below that, and what its block has of its own.

    >>> from lessonkit.folder.markdown import read_markdown
    >>> file = filed("hire.md", read_markdown("# Hire\\n\\n## Cost\\n\\nIt costs 20."))
    >>> [(child.id, child.header, child.text) for child in file.children]
    [('hire.md#cost.1', ('Hire', 'Cost'), 'It costs 20.')]
    """
    title = reading.title or PurePosixPath(path).stem
    taken: Counter[str] = Counter()
    parents: list[Parent] = []
    children: list[Child] = []
    lines: dict[str, tuple[Line, ...]] = {}
    for section in reading.sections:
        parent = _parent(path, title, section, taken)
        parents.append(parent)
        children += _children(parent, section, title, len(children) + 1)
        lines[parent.id] = section.lines
    return Filed(Document(path, title, tuple(parents)), tuple(children), lines)


def _parent(path: str, title: str, section: Section, taken: Counter[str]) -> Parent:
    below = section.headings[section.headings[:1] == (title,) :]
    name = _free(slug(" ".join(below))[:_LONGEST_SLUG], taken)
    return Parent(f"{path}#{name}", path, section.text, " > ".join(below))


def _free(name: str, taken: Counter[str]) -> str:
    """Return the name, with a number behind it where it is taken."""
    free = name
    while free in taken:
        taken[name] += 1
        free = f"{name}-{taken[name]}"
    taken[free] += 1
    return free


def _children(parent: Parent, section: Section, title: str, first: int) -> list[Child]:
    above = (title, parent.title) if parent.title else (title,)
    return [
        Child(
            id=f"{parent.id}.{number}",
            parent_id=parent.id,
            document_id=parent.document_id,
            ordinal=first + number - 1,
            start=block.start,
            end=block.end,
            text=section.text[block.start : block.end],
            header=(*above, block.header) if block.header else above,
        )
        for number, block in enumerate(section.blocks, 1)
    ]
