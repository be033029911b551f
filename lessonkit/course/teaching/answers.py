"""The teacher's answers: to the questions at the end of a lesson, and to its exercise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from lessonkit.course.grafting.fingerprints import Mistake
from lessonkit.course.teaching.material import Material, answer_of
from lessonkit.course.teaching.page import page
from lessonkit.course.teaching.prose import blocks, code_html, inline_html, prose_html


def answers(material: Material) -> str:
    """Return the page of a lesson's answers. It is for the teacher alone."""
    lesson = material.lesson
    parts = [
        f"<h1>{lesson.number} · {escape(lesson.title)}</h1>\n",
        "<p>Answers. For the teacher, not for handing out.</p>\n",
        *_explained(material),
        *_solutions(material),
    ]
    title = f"Answers {lesson.number}"
    return page(title, f"<main>{''.join(parts)}</main>\n", styles=("paper.css",))


def _explained(material: Material) -> Iterator[str]:
    if not material.teachers.explained:
        return
    yield "<h2>Explain it without notes</h2>\n"
    for number, (question, answer) in enumerate(material.teachers.explained, start=1):
        yield f"<h3>{number}. {inline_html(question)}</h3>\n"
        yield f"<p>{inline_html(answer) if answer else 'No answer is written yet.'}</p>\n"


def _solutions(material: Material) -> Iterator[str]:
    if material.tasks:
        yield "<h2>The exercise</h2>\n"
    for task in material.tasks:
        heading, *rest = blocks(task.question)
        yield f"<h3>{inline_html(heading.lstrip('# '))}</h3>\n{prose_html(_joined(rest))}"
        yield f'<pre class="code">{code_html(answer_of(task).strip())}</pre>\n'
        usual = [one for one in material.teachers.usual if one.task == task.name]
        other = [one for one in material.teachers.other if one.task == task.name]
        yield from _mistakes("Expect these first", usual)
        yield from _mistakes("And these", other)


def _joined(parts: Iterable[str]) -> str:
    return "\n\n".join(parts)


def _mistakes(title: str, mistakes: Iterable[Mistake]) -> Iterator[str]:
    lines = [
        f"<dt>{escape(one.name.replace('_', ' '))}</dt><dd>{inline_html(one.says)}</dd>\n"
        for one in mistakes
    ]
    if lines:
        yield f"<h4>{title}</h4>\n<dl class='mistakes'>{''.join(lines)}</dl>\n"
