"""What a teacher knows of a lesson and a student does not: solutions/teacher/NN_slug.md.

Its `## Answers` are numbered as the questions of "Explain it without notes", and under
`## Expect these first` stand names of solutions/wrong/NN_slug, in the order of the tasks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grafting.fingerprints import Mistake, read_mistakes
from lessonkit.course.teaching.prose import items
from lessonkit.course.teaching.sections import Section

QUESTIONS = "Explain it without notes"
FOLDER = "teacher"
_PARTS = re.compile(r"^## +(.+?) *$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Teachers:
    """The questions of a lesson with their answers, and its wrong answers, the usual ones first."""

    explained: tuple[tuple[str, str], ...]
    usual: tuple[Mistake, ...]
    other: tuple[Mistake, ...]


def read_teachers(solutions: Path, slug: str, sections: tuple[Section, ...]) -> Teachers:
    """Return what the teacher's file of a lesson says. Raises CourseError, naming the rule.

    Without such a file the answers are empty and no wrong answer is usual.
    """
    path = solutions / FOLDER / f"{slug}.md"
    parts = _parts(path)
    mistakes = {one.name: one for one in read_mistakes(solutions / "wrong" / slug)}
    names = re.findall(r"^- `?(\w+)`?", parts.get("Expect these first", ""), re.MULTILINE)
    if unknown := [name for name in names if name not in mistakes]:
        raise CourseError(f"{path.name} expects {unknown[0]}, which is not in wrong/{slug}/")
    usual = tuple(mistakes[name] for name in names)
    other = tuple(one for one in mistakes.values() if one.name not in names)
    return Teachers(_explained(path, parts, sections), usual, other)


def _parts(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    _, *found = _PARTS.split(path.read_text(encoding="utf-8"))
    return dict(zip(found[::2], found[1::2], strict=True))


def _explained(
    path: Path, parts: dict[str, str], sections: tuple[Section, ...]
) -> tuple[tuple[str, str], ...]:
    asked, answers = questions(sections), items(parts.get("Answers", ""))
    if parts and len(asked) != len(answers):
        raise CourseError(
            f"{path.name} has an answer for each question of {QUESTIONS!r}, in their order; "
            f"got {len(answers)} for {len(asked)}"
        )
    return tuple(zip(asked, answers or [""] * len(asked), strict=True))


def questions(sections: tuple[Section, ...]) -> list[str]:
    """Return the questions of "Explain it without notes"."""
    asked = [section for section in sections if section.title == QUESTIONS]
    return [one for section in asked for piece in section.pieces for one in items(piece.source)]
