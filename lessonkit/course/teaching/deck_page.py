"""The slides as one page that needs no network: its text here, its manner in deck.css and .js."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lessonkit.course.sequence import Lesson
from lessonkit.course.teaching.deck import Slide, heading_of
from lessonkit.course.teaching.minutes import as_text
from lessonkit.course.teaching.page import page
from lessonkit.course.teaching.prose import code_html, inline_html, prose_html
from lessonkit.course.teaching.shown import Shown, columns, folded, picture_html

_NAV = """\
<nav aria-label="Slides">
<button type="button" data-key="ArrowLeft" aria-label="Back">←</button>
<span id="number"></span>
<button type="button" data-key="ArrowRight" aria-label="On">→</button>
<button type="button" data-key="n" aria-pressed="false">Notes (N)</button>
<button type="button" data-key="s">Notes in a window (S)</button>
<button type="button" data-key="p" aria-pressed="false">All slides (P)</button>
</nav>
<div id="said" role="status"></div>
"""


def deck_page(lesson: Lesson, deck: Sequence[Slide]) -> str:
    """Return the page of a lesson's slides."""
    parts = [_slide(lesson, one, n, len(deck)) for n, one in enumerate(deck, start=1)]
    body = f"<main>\n{''.join(parts)}</main>\n{_NAV}"
    title = f"{lesson.number} · {lesson.title}"
    return page(title, body, styles=("deck.css",), script="deck.js")


def _slide(lesson: Lesson, slide: Slide, number: int, of: int) -> str:
    heading = heading_of(slide, lesson.title)
    kind = "title" if number == 1 else "opens" if slide.opens else "goes-on"
    said = escape(f"{number} of {of}: {heading}")
    level = "h1" if number == 1 else "h2"
    return (
        f'<section class="slide {kind}" id="s{number}" aria-label="{said}" tabindex="-1">\n'
        f'<div class="fit">\n<{level}>{escape(heading)}</{level}>\n{_body(slide)}</div>\n'
        f'<p class="count" aria-hidden="true">{number} / {of}</p>\n{_notes(slide)}</section>\n'
    )


def _body(slide: Slide) -> str:
    parts = [prose_html(slide.prose)] if slide.prose else []
    if slide.prediction:
        parts.append(f'<p class="predict">{inline_html(slide.prediction)}</p>\n')
    if slide.code:
        wide = max(map(columns, slide.code.splitlines()), default=1)
        parts.append(_pre(code_html(slide.code), wide, "code"))
    if slide.part:
        parts.append(f'<p class="part">{slide.part}</p>\n')
    if slide.later:
        inner = "".join(map(_shown, slide.later))
        alone = not (slide.prose or slide.prediction or slide.code)
        kind = "shown" if alone else "later"  # the key that brought this slide shows it
        parts.append(f'<div class="{kind}">{inner}</div>\n')
    return "".join(parts)


def _shown(one: Shown) -> str:
    if one.picture:
        return f"<figure>{picture_html(one)}</figure>\n"
    lines = folded(one.text)
    wide = max(map(columns, lines), default=1)
    return _pre(escape("\n".join(lines), quote=False), wide, "printed")


def _pre(inner: str, wide: int, kind: str) -> str:
    return f'<pre class="{kind}" style="--columns:{wide}">{inner}</pre>\n'


def _notes(slide: Slide) -> str:
    lines = [f"<li><b>{one.label}</b> {inline_html(one.text)}</li>" for one in slide.notes]
    if slide.minutes:
        start, takes = slide.minutes
        clock = f"From minute {as_text(start)}, {as_text(takes)}" if takes else "Left to read"
        lines.insert(0, f"<li><b>Clock</b> {clock}</li>")
    if not lines:
        return ""
    return f'<aside class="notes" aria-label="Speaker notes"><ul>{"".join(lines)}</ul></aside>\n'
