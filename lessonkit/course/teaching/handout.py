"""The handout: on paper, what a student writes on while the lesson runs. It has no answers.

So the lines to keep stand there without what they print: that answers predictions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape

from lessonkit.course.teaching.explain import questions
from lessonkit.course.teaching.material import Material
from lessonkit.course.teaching.page import page
from lessonkit.course.teaching.prose import blocks, code_html, inline_html, prose_html
from lessonkit.course.teaching.sections import HANDOUT, PREDICT, Piece
from lessonkit.course.teaching.shown import shown

MOST_ROWS = 32  # of a cell that is given: a longer one is for the machine
MOST_PRINTED = 10  # lines: nobody writes more by hand
_BLANKS = re.compile(r"\n{3,}")


def handout(material: Material) -> str:
    """Return the page of a lesson's handout."""
    lesson = material.lesson
    parts = [
        '<p class="name">Name</p>\n',
        f"<h1>{lesson.number} · {escape(lesson.title)}</h1>\n",
        "<p>At the end of this lesson you can:</p>\n<ul>",
        *(f"<li>{inline_html(one)}</li>" for one in material.objectives),
        "</ul>\n",
        *_predictions(material),
        *_tasks(material),
        *_explain(material),
        *_key_code(material),
    ]
    title = f"Handout {lesson.number}"
    return page(title, f"<main>{''.join(parts)}</main>\n", styles=("paper.css",))


def _key_code(material: Material) -> Iterator[str]:
    pieces = [piece for section in material.sections for piece in section.pieces]
    chosen = [piece for piece in pieces if piece.code and HANDOUT in piece.tags]
    if chosen:
        yield "<h2>The lines to keep</h2>\n"
    for piece in chosen:
        yield f'<div class="keep">{_kept(piece)}</div>\n'


def _kept(piece: Piece) -> str:
    """Return the lines, and room for a short print; where they print code, it is that code."""
    texts = [one.text for one in shown(piece.outputs) if one.text and not one.picture]
    if "source_of(" in piece.source:
        return "".join(map(_code, texts))
    few = 0 < sum(len(text.splitlines()) for text in texts) <= MOST_PRINTED
    return _code(piece.source) + ('<p class="prints">It prints:</p>\n' if few else "")


def _code(source: str) -> str:
    return f'<pre class="code">{code_html(_BLANKS.sub(chr(10) * 2, source))}</pre>\n'


def _predictions(material: Material) -> Iterator[str]:
    asked = [
        (section.title, piece.prediction)
        for section in material.sections
        for piece in section.pieces
        if piece.prediction
    ]
    if asked:
        yield '<h2>Predict first, then look</h2>\n<ol class="boxes">'
    for title, words in asked:
        question = inline_html(" ".join(words.replace(PREDICT, "").split()))
        yield f'<li><span class="where">{inline_html(title)}</span> {question}'
        yield '<span class="box"></span></li>\n'
    yield "</ol>\n" if asked else ""


def _tasks(material: Material) -> Iterator[str]:
    if material.tasks:
        yield "<h2>The exercise</h2>\n"
    for task in material.tasks:
        heading, *rest = blocks(task.question)
        first = prose_html("\n\n".join(rest))
        name = inline_html(heading.lstrip("# "))
        given = _given(material.given[task.name])
        yield f'<div class="task"><h3>{name}</h3>\n{first}{given}</div>\n'


def _given(sources: Sequence[str]) -> str:
    """Return the code that a task begins with; of a long cell, how many lines it has."""
    rows = [len(one.splitlines()) for one in sources]
    said = [f"{n} lines of the notebook are left out here." for n in rows if n > MOST_ROWS]
    short = [one for one, n in zip(sources, rows, strict=True) if n <= MOST_ROWS]
    left_out = "".join(f'<p class="where">{one}</p>' for one in said)
    return left_out + (_code("\n\n".join(short)) if short else "")


def _explain(material: Material) -> Iterator[str]:
    asked = questions(material.sections)
    if asked:
        yield '<h2>Explain it without notes</h2>\n<ol class="explain">'
        yield "".join(f'<li>{inline_html(one)}<span class="lines"></span></li>' for one in asked)
        yield "</ol>\n"
