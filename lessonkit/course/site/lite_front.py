"""The first page of the course in the browser: what it is, what it cannot do, where to begin."""

from __future__ import annotations

import html
from collections.abc import Iterable
from pathlib import Path

from lessonkit.course.sequence import Lesson

_PAGE = Path(__file__).with_name("lite_front.html")


def front_page(lessons: Iterable[Lesson], exercises: Iterable[str]) -> str:
    """Return the page as HTML, with a link to each lesson and to the exercises of those slugs."""
    having = set(exercises)
    rows = "\n".join(_row(lesson, lesson.slug in having) for lesson in lessons)
    return _PAGE.read_text(encoding="utf-8").replace("{lessons}", rows)


def _row(lesson: Lesson, has_exercise: bool) -> str:
    title = html.escape(f"{lesson.number}: {lesson.title}", quote=False)
    line = f'<li><a href="{_address("notebooks", lesson.slug)}">{title}</a>'
    if has_exercise:
        line += (
            f' and its <a href="{_address("exercises", lesson.slug)}">exercise {lesson.number}</a>'
        )
    return line + "</li>"


def _address(folder: str, slug: str) -> str:
    return f"lab/index.html?path={folder}/{slug}.ipynb"
