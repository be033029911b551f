"""The linter of the lessons: what nbval cannot see, each finding with notebook, cell and rule."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lessonkit.course.linting.code import CODE_RULES
from lessonkit.course.linting.content import CONTENT_RULES
from lessonkit.course.linting.frame import FRAME_RULES
from lessonkit.course.linting.sheet import Sheet
from lessonkit.course.linting.stored_outputs import OUTPUT_RULES
from lessonkit.course.sequence import Lesson

Rule = Callable[[Sheet], Iterable[tuple[int | None, str]]]
RULES: dict[str, Rule] = FRAME_RULES | CODE_RULES | OUTPUT_RULES | CONTENT_RULES


@dataclass(frozen=True, slots=True)
class Finding:
    """One rule that one cell breaks; `cell` is empty where it is the notebook as a whole."""

    notebook: str
    cell: str
    rule: str
    says: str

    def __str__(self) -> str:
        """The finding as one line."""
        where = f"{self.notebook}, {self.cell}" if self.cell else self.notebook
        return f"{where}: {self.says} [{self.rule}]"


def lint(path: Path, lessons: Iterable[Lesson]) -> list[Finding]:
    """Return what is wrong with the lesson in `path`, in the order of the rules.

    `lessons` is the whole sequence: a lesson's first cell must agree with it.
    """
    sheet = Sheet.of(path.stem, json.loads(path.read_text(encoding="utf-8")), tuple(lessons))
    return list(_findings(sheet))


def _findings(sheet: Sheet) -> Iterator[Finding]:
    for name, rule in RULES.items():
        for index, says in rule(sheet):
            cell = "" if index is None else sheet.name_of(index)
            yield Finding(sheet.slug, cell, name, says)
