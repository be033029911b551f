"""The run of show: step by step, with the clock, what to say, to ask, and what comes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from lessonkit.course.teaching.material import Material
from lessonkit.course.teaching.minutes import as_text
from lessonkit.course.teaching.page import page
from lessonkit.course.teaching.prose import inline_html, plain
from lessonkit.course.teaching.sections import Section
from lessonkit.course.teaching.speaking import answers_to_tries, spoken


def run_of_show(material: Material) -> str:
    """Return the page. The minutes of its steps add up to the lesson's."""
    lesson = material.lesson
    total = as_text(sum(takes for _, takes in material.clock))
    parts = [
        f"<h1>{lesson.number} · {escape(lesson.title)}</h1>\n",
        f"<p>Run of show, {total} minutes in all. Times are from the start of the lesson.</p>\n",
        *_before(material),
        *_steps(material),
        *_exercise(material),
    ]
    return page(f"Run of show {lesson.number}", f"<main>{''.join(parts)}</main>\n", styles=_STYLES)


_STYLES = ("paper.css",)


def _before(material: Material) -> Iterator[str]:
    needs = ", ".join(slug[:2] for slug in material.lesson.needs) or "nothing"
    yield f"<p>Comes after: {needs}. At the end they can:</p>\n<ul>"
    yield "".join(f"<li>{inline_html(one)}</li>" for one in material.objectives)
    yield "</ul>\n"


def _steps(material: Material) -> Iterator[str]:
    yield (
        '<table class="steps"><thead><tr><th scope="col">From</th><th scope="col">Min.</th>'
        '<th scope="col">Step</th></tr></thead>\n<tbody>\n'
    )
    answers = dict(material.teachers.explained)
    opening, *others = spoken(material.sections)
    # The first cell is the title and the objectives, which stand above.
    sections = [Section("Opening", opening.pieces[1:]), *others]
    for section, (start, takes) in zip(sections, material.clock, strict=True):
        when = as_text(start) if takes else ""
        yield f"<tr><td>{when}</td><td>{as_text(takes) if takes else 'home'}</td><td>"
        yield f"<h2>{escape(plain(section.title))}</h2>\n<dl>"
        yield "".join(_lines(section, answers))
        yield "</dl></td></tr>\n"
    yield "</tbody></table>\n"


def _lines(section: Section, answers: Mapping[str, str]) -> Iterator[str]:
    if section.at_home:
        yield _line("Say", "Left to read at home.")
    for note in (note for piece in section.pieces for note in piece.notes):
        yield _line(note.label, note.text)
        if answers.get(note.text):
            yield _line("Answer", answers[note.text])
    yield from (_line("Answer", one) for one in answers_to_tries(section))


def _line(label: str, text: str) -> str:
    kind = label.lower()
    return f'<dt class="{kind}">{label}</dt><dd>{inline_html(" ".join(text.split()))}</dd>\n'


def _exercise(material: Material) -> Iterator[str]:
    if not material.tasks:
        return
    yield "<h2>In the exercise</h2>\n<p>It takes about as long again, and is not in the clock "
    yield "above. Expect these mistakes; beside each stands what to say.</p>\n"
    for task in material.tasks:
        yield f"<h3>{task.name} {escape(task.title)}</h3>\n<dl>"
        for one in material.teachers.usual:
            if one.task == task.name:
                name = escape(one.name.replace("_", " "))
                yield f'<dt class="expect">{name}</dt><dd>{inline_html(one.says)}</dd>\n'
        yield "</dl>\n"
