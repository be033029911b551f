"""The run of show: step by step, with the clock, what to say, to ask, and what comes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from itertools import takewhile

from lessonkit.course.teaching.material import Material
from lessonkit.course.teaching.minutes import as_text
from lessonkit.course.teaching.page import page
from lessonkit.course.teaching.prose import inline_html, items, plain
from lessonkit.course.teaching.sections import PREDICT, Section

_NO_PROSE = ("|", "- ", "1. ", "```", ">")  # a table, a list, a fence, a quotation
_SENTENCE = re.compile(r".+?[.?!](?=\s|$)", re.DOTALL)


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
    opening, *others = material.sections
    # The first cell is the title and the objectives, which stand above.
    sections = [Section("Opening", opening.pieces[1:]), *others]
    for section, (start, takes) in zip(sections, material.clock, strict=True):
        when = as_text(start) if takes else ""
        yield f"<tr><td>{when}</td><td>{as_text(takes) if takes else 'home'}</td><td>"
        yield f"<h2>{escape(plain(section.title))}</h2>\n<dl>"
        yield "".join(_lines(section)) or _line("Say", "What stands on the slide.")
        yield "</dl></td></tr>\n"
    yield "</tbody></table>\n"


def _lines(section: Section) -> Iterator[str]:
    if section.at_home:
        yield _line("Say", "Left to read at home.")
        return
    if not any(note.label == "Say" for piece in section.pieces for note in piece.notes):
        yield from (_line("Say", one) for one in _first_sentence(section))
    for piece in section.pieces:
        if not piece.code:
            yield from (_line("Ask", one) for one in items(piece.source))
        if piece.prediction:
            yield _line("Ask", piece.prediction.replace(PREDICT, "").strip())
        yield from (_line(note.label, note.text) for note in piece.notes)


def _first_sentence(section: Section) -> list[str]:
    """Return the sentence with which the section begins, in a list; none where it has none.

    What stands behind the first code reads its output back, and would give that away.
    """
    before = takewhile(lambda piece: not piece.code, section.pieces)
    starts = [block for piece in before for block in piece.blocks]
    starts = [block for block in starts if not block.startswith(_NO_PROSE)]
    found = _SENTENCE.match(starts[0]) if starts else None
    return [found[0]] if found else []


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
