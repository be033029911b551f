"""The handout: on paper, what a student writes on while the lesson runs. It has no answers.

The lines to keep come last, on a page of their own: what they print answers predictions.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from lessonkit.course.teaching.explain import questions
from lessonkit.course.teaching.material import Material
from lessonkit.course.teaching.page import page
from lessonkit.course.teaching.prose import blocks, code_html, inline_html, prose_html
from lessonkit.course.teaching.sections import HANDOUT, PREDICT, Piece
from lessonkit.course.teaching.shown import folded, picture_html, shown


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
        yield '<h2 class="page">The lines to keep</h2>\n'
    for piece in chosen:
        yield f'<div class="keep"><pre class="code">{code_html(piece.source)}</pre>\n'
        yield f"{''.join(_printed(piece))}</div>\n"


def _printed(piece: Piece) -> Iterator[str]:
    for one in shown(piece.outputs):
        if one.picture:
            yield f"<figure>{picture_html(one)}</figure>\n"
        elif one.text:
            words = escape("\n".join(folded(one.text, 92)), quote=False)
            yield f'<pre class="printed">{words}</pre>\n'


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
        yield f'<div class="task"><h3>{inline_html(heading.lstrip("# "))}</h3>\n{first}</div>\n'


def _explain(material: Material) -> Iterator[str]:
    asked = questions(material.sections)
    if asked:
        yield '<h2>Explain it without notes</h2>\n<ol class="explain">'
        yield "".join(f'<li>{inline_html(one)}<span class="lines"></span></li>' for one in asked)
        yield "</ol>\n"
