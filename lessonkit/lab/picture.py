"""Lesson 6: what the lab shows, as a drawing and as text, for those who read without a kernel."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import wrap

from lessonkit.lab.look import Look, is_whole, kind, pieces
from lessonkit.pictures import Picture

SHOWN = 6  # candidates in the drawing
_INK, _PAPER, _BAR, _MARK = "#1a1a1a", "#ffffff", "#3d7ebf", "#ffd966"
_WIDTH, _LINE, _PAD, _LETTERS = 720, 20, 14, 96


def lab_picture(look: Look) -> Picture:
    """Return the drawing of a look: the goals, the ranking with bars, what is sent, the trace.

    A hit begins with the word `hit`, a whole guide's bar is hollow; no colour says a thing
    alone. The text says all of it too, scores with the ranker's decimals.
    """
    parts, row = [], 0
    for row, (style, text) in enumerate(_drawn(look)):
        y = _PAD + row * _LINE
        if style == "hit":
            parts.append(f'<rect x="{_PAD}" y="{y + 1}" width="692" height="19" fill="{_MARK}"/>')
        weight = ' font-weight="bold"' if style in ("head", "hit") else ""
        parts.append(f'<text x="{_PAD + 4}" y="{y + 15}"{weight}>{escape(text)}</text>')
        if style.startswith("bar"):
            parts += _row(look, int(style[3:]), y)
    height = 2 * _PAD + (row + 1) * _LINE
    title = " ".join(str(goal) for goal in look.goals)
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" font-family="sans-serif" font-size="13" '
        f'fill="{_INK}"><title>{escape(title)}</title>'
        f'<rect width="{_WIDTH}" height="{height}" fill="{_PAPER}"/>{"".join(parts)}</svg>',
        in_words(look),
    )


def in_words(look: Look) -> str:
    """Return the look as lines of text: what the drawing shows, said."""
    lines = [_asked(look), *map(str, look.goals), _title(look)]
    for rank, hit in enumerate(look.ranking[:SHOWN], 1):
        name = f"{hit.child.id:<7} {kind(hit.child):<11}"
        lines.append(f"  {rank}  {name}  {look.ranker.show(hit.score)}")
    lines.append(f"sent: {look.cost}")
    for passage in look.sent.passages:
        said = (
            f"[hit {key}: {text}]" if key else text for key, text in pieces(passage, look.parents)
        )
        lines.append(f"  {passage.document_id}: {''.join(said)}")
    return "\n".join([*lines, *_trace(look)])


def _drawn(look: Look) -> Iterator[tuple[str, str]]:
    """Yield each line of the drawing: its style and its text; a bar's style ends in its rank."""
    yield from (("", line) for line in wrap(_asked(look), _LETTERS))
    for goal in look.goals:
        yield from (("head", line) for line in wrap(str(goal), _LETTERS - 10))
    yield from (("", ""), ("head", _title(look)))
    yield from ((f"bar{n}", str(n + 1)) for n in range(len(look.ranking[:SHOWN])))
    yield from (("", ""), ("head", f"sent: {look.cost}"))
    for passage in look.sent.passages:
        yield "", f"{passage.document_id} {look.parents[passage.spans[0].parent_id].title}"
        for key, text in pieces(passage, look.parents):
            said = f"hit {key}: {text}" if key else text
            style = "hit" if key else ""
            yield from ((style, line) for line in wrap(said, _LETTERS - (10 if key else 0)))
    yield "", ""
    for n, line in enumerate(_trace(look)):
        yield from (("" if n else "head", part) for part in wrap(line, _LETTERS))


def _row(look: Look, place: int, y: int) -> Iterator[str]:
    hit = look.ranking[place]
    wide = min(120, round(120 * hit.score / (look.most or 1)))
    fill = _PAPER if is_whole(hit.child) else _BAR
    yield f'<text x="40" y="{y + 15}">{escape(hit.child.id)} {kind(hit.child)}</text>'
    yield f'<text x="220" y="{y + 15}" text-anchor="end">{look.ranker.show(hit.score)}</text>'
    yield f'<rect x="230" y="{y + 4}" width="120" height="12" fill="none" stroke="#888888"/>'
    yield (
        f'<rect x="230" y="{y + 4}" width="{wide}" height="12" fill="{fill}" stroke="{_BAR}" '
        'stroke-width="2"/>'
    )
    text = hit.child.text
    said = text if len(text) < 50 else text[:46] + " ..."
    yield f'<text x="364" y="{y + 15}">{escape(said)}</text>'


def _asked(look: Look) -> str:
    titles = "with titles" if look.titles else "without titles"
    return f"question: {look.question} (ranker: {look.ranker.name}, {titles})"


def _title(look: Look) -> str:
    if not look.ranking:
        return "ranked: nothing matches the question"
    first = len(look.ranking[:SHOWN])
    most = look.ranker.show(look.most)
    return f"ranked: the first {first} of {len(look.ranking)} that match, scores out of {most}"


def _trace(look: Look) -> list[str]:
    decisions = look.sent.trace.decisions
    return ["trace:" if decisions else "trace: empty, as there is no hit"] + [
        f"  {one.hit.child.id} (score {look.ranker.show(one.hit.score)}): {one.outcome}, "
        f"{one.words} words added, as {one.why}"
        for one in decisions
    ]
