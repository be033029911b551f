"""The sequence of the course, as course.toml tells it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from lessonkit.course import CourseError

_SLUG = re.compile(r"\d\d_[a-z0-9_]+")
_KINDS = {
    "slug": (str, "a text"),
    "title": (str, "a text"),
    "minutes": (int, "a whole number"),
    "needs": (list, "a list"),
}


@dataclass(frozen=True, slots=True)
class Lesson:
    """One entry of course.toml. `number` is the two digits that its slug starts with."""

    slug: str
    title: str
    minutes: int
    needs: tuple[str, ...] = ()

    @property
    def number(self) -> str:
        """The lesson's two digits, as a student types them."""
        return self.slug[:2]


def read_sequence(course_file: Path) -> tuple[Lesson, ...]:
    """Return the lessons in their order. Raises CourseError, naming the entry and the rule."""
    try:
        entries = tomllib.loads(course_file.read_text(encoding="utf-8")).get("lesson", [])
    except OSError as error:
        raise CourseError(f"{course_file} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CourseError(f"{course_file.name} is not TOML in UTF-8: {error}") from error
    lessons: list[Lesson] = []
    for number, entry in enumerate(entries, start=1):
        lessons.append(_lesson(entry, f"{course_file.name}, lesson {number}", lessons))
    if not lessons:
        raise CourseError(f"{course_file.name} has no [[lesson]]; a course has at least one")
    return tuple(lessons)


def _lesson(entry: dict, where: str, before: Sequence[Lesson]) -> Lesson:
    for key, (kind, words) in _KINDS.items():
        # A bool is an int to Python, and no number of minutes.
        if not isinstance(entry.get(key), kind) or isinstance(entry[key], bool):
            raise CourseError(f"{where}: {key} is {words}; got {entry.get(key)!r}")
    if extra := sorted(set(entry) - set(_KINDS)):
        raise CourseError(f"{where}: knows {', '.join(_KINDS)}; got {', '.join(extra)} as well")
    lesson = Lesson(entry["slug"], entry["title"], entry["minutes"], tuple(entry["needs"]))
    if not _SLUG.fullmatch(lesson.slug):
        raise CourseError(f"{where}: a slug is like 03_climb_to_parents; got {lesson.slug!r}")
    if lesson.minutes < 1:
        raise CourseError(f"{where}: minutes is at least 1; got {lesson.minutes}")
    if before and lesson.number <= before[-1].number:
        raise CourseError(f"{where}: {lesson.slug} comes after {before[-1].slug}; numbers go up")
    if missing := [slug for slug in lesson.needs if slug not in {other.slug for other in before}]:
        raise CourseError(f"{where}: needs lessons that come before it; got {', '.join(missing)}")
    return lesson


def as_toml(lesson: Lesson) -> str:
    """Return the lesson as an entry of course.toml.

    >>> print(as_toml(Lesson("01_two", "What is two?", 10, ("00_one",))), end="")
    [[lesson]]
    slug = "01_two"
    title = "What is two?"
    minutes = 10
    needs = ["00_one"]
    """
    # A text of JSON is one of TOML too.
    lines = [f"{key} = {json.dumps(getattr(lesson, key), ensure_ascii=False)}" for key in _KINDS]
    return "\n".join(["[[lesson]]", *lines, ""])


def choose(lessons: Sequence[Lesson], wanted: Sequence[str]) -> list[Lesson]:
    """Return the lessons named in `wanted` by number (`3`, `03`) or slug; all for none.

    They come in the course's order, each once. Raises CourseError for a name that is none.
    """
    by_name = {lesson.slug: lesson for lesson in lessons}
    by_name |= {lesson.number: lesson for lesson in lessons}
    unknown = [name for name in wanted if _key(name) not in by_name]
    if unknown:
        numbers = ", ".join(lesson.number for lesson in lessons)
        raise CourseError(f"there is no lesson {unknown[0]!r}; the lessons are {numbers}")
    chosen = {by_name[_key(name)].slug for name in wanted}
    return [lesson for lesson in lessons if not wanted or lesson.slug in chosen]


def _key(name: str) -> str:
    return name.zfill(2) if name.isdecimal() else name.removesuffix(".ipynb")
