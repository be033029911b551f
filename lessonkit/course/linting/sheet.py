"""A lesson's notebook as the linter reads it: the raw file, nothing mended on the way."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cached_property

from lessonkit.course.notebooks.cell_name import cell_name
from lessonkit.course.sequence import Lesson

_FENCE = re.compile(r"^(```|~~~).*?^\1[^\n]*$", re.MULTILINE | re.DOTALL)
_CODE_SPAN = re.compile(r"(`+)[^`]+\1")
_LINK_TARGET = re.compile(r"\]\([^)]*\)")


@dataclass(frozen=True)
class SheetCell:
    """One cell: `kind` is `code` or `markdown`, `count` its execution count."""

    kind: str
    source: str
    id: str
    metadata: dict
    count: int | None
    outputs: list[dict]

    @property
    def tags(self) -> list[str]:
        """The cell's tags."""
        return self.metadata.get("tags", [])

    @property
    def may_raise(self) -> bool:
        """Whether the cell is meant to fail."""
        return "raises-exception" in self.tags

    @property
    def varies(self) -> bool:
        """Whether the cell's output is not compared."""
        return "nbval-ignore-output" in self.tags

    @property
    def code_lines(self) -> int:
        """How many lines of the cell are not blank."""
        return sum(bool(line.strip()) for line in self.source.splitlines())

    @cached_property
    def tree(self) -> ast.Module | None:
        """The cell's syntax tree, or None where it is no Python."""
        try:
            return ast.parse(self.source)
        except SyntaxError:
            return None

    @cached_property
    def prose(self) -> str:
        """The Markdown without its code and without the addresses of links."""
        text = _FENCE.sub("", self.source)
        return _LINK_TARGET.sub("]", _CODE_SPAN.sub("", text))

    @property
    def headings(self) -> list[tuple[int, str]]:
        """The headings of a Markdown cell as (level, text)."""
        found = re.findall(r"^(#{1,6}) +(.+?)\s*$", _FENCE.sub("", self.source), re.MULTILINE)
        return [(len(marks), text) for marks, text in found if self.kind == "markdown"]

    @property
    def bullets(self) -> list[str]:
        """The items of the cell's lists."""
        return re.findall(r"^- +(.+?)\s*$", self.source, re.MULTILINE)


@dataclass(frozen=True)
class Sheet:
    """A notebook with its place in the sequence; `lesson` is None where course.toml has none."""

    slug: str
    cells: tuple[SheetCell, ...]
    metadata: dict
    lessons: tuple[Lesson, ...]

    @classmethod
    def of(cls, slug: str, raw: dict, lessons: tuple[Lesson, ...]) -> Sheet:
        """Return the sheet of a notebook's JSON."""
        cells = tuple(
            SheetCell(
                cell["cell_type"],
                "".join(cell["source"]),
                cell.get("id", ""),
                cell["metadata"],
                cell.get("execution_count"),
                cell.get("outputs", []),
            )
            for cell in raw["cells"]
        )
        return cls(slug, cells, raw["metadata"], lessons)

    @property
    def lesson(self) -> Lesson | None:
        """This notebook's entry of course.toml."""
        return next((lesson for lesson in self.lessons if lesson.slug == self.slug), None)

    @property
    def code(self) -> list[tuple[int, SheetCell]]:
        """The code cells with their index among all cells."""
        return [(i, cell) for i, cell in enumerate(self.cells) if cell.kind == "code"]

    @property
    def markdown(self) -> list[tuple[int, SheetCell]]:
        """The Markdown cells with their index among all cells."""
        return [(i, cell) for i, cell in enumerate(self.cells) if cell.kind == "markdown"]

    def name_of(self, index: int) -> str:
        """Return how we call the cell at `index`."""
        return cell_name([cell.kind for cell in self.cells], index)
