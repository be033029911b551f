"""Lesson 6: what the lab shows, as a drawing and as text, for those who read without a kernel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import wrap
from typing import Literal

from lessonkit.lab.look import Look, is_whole, kind, pieces
from lessonkit.pictures import Picture, xml_text
from lessonkit.records import Hit

SHOWN = 6  # candidates in the drawing
_INK, _PAPER, _BAR, _MARK = "#1a1a1a", "#ffffff", "#3d7ebf", "#ffd966"
_WIDTH, _LINE, _PAD, _LETTERS = 720, 20, 14, 96


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the drawing; with a candidate, its score and bar stand in it."""

    text: str
    style: Literal["plain", "head", "hit"] = "plain"
    candidate: Hit | None = None


def lab_picture(look: Look) -> Picture:
    """Return the drawing of a look: the goals, the ranking with bars, what is sent, the trace.

    A hit begins with the word `hit`, a whole guide's bar is hollow; no colour says a thing
    alone. The text says all of it too, scores with the ranker's decimals.
    """
    rows = list(_rows(look))
    parts = [part for n, row in enumerate(rows) for part in _drawn(look, row, _PAD + n * _LINE)]
    height = 2 * _PAD + len(rows) * _LINE
    title = " ".join(str(goal) for goal in look.goals)
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" font-family="sans-serif" font-size="13" '
        f'fill="{_INK}"><title>{xml_text(title)}</title>'
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


def _rows(look: Look) -> Iterator[_Row]:
    """Yield each line of the drawing."""
    yield from (_Row(line) for line in wrap(_asked(look), _LETTERS))
    for goal in look.goals:
        yield from (_Row(line, "head") for line in wrap(str(goal), _LETTERS - 10))
    yield from (_Row(""), _Row(_title(look), "head"))
    yield from (_Row(str(rank), "plain", hit) for rank, hit in enumerate(look.ranking[:SHOWN], 1))
    yield from (_Row(""), _Row(f"sent: {look.cost}", "head"))
    for passage in look.sent.passages:
        yield _Row(f"{passage.document_id} {look.parents[passage.spans[0].parent_id].title}")
        for key, text in pieces(passage, look.parents):
            said = f"hit {key}: {text}" if key else text
            style = "hit" if key else "plain"
            yield from (_Row(line, style) for line in wrap(said, _LETTERS - (10 if key else 0)))
    yield _Row("")
    for n, line in enumerate(_trace(look)):
        yield from (_Row(part, "plain" if n else "head") for part in wrap(line, _LETTERS))


def _drawn(look: Look, row: _Row, y: int) -> Iterator[str]:
    """Yield what is drawn of a line whose upper edge is at `y`."""
    if row.style == "hit":
        yield f'<rect x="{_PAD}" y="{y + 1}" width="692" height="19" fill="{_MARK}"/>'
    weight = "" if row.style == "plain" else ' font-weight="bold"'
    yield f'<text x="{_PAD + 4}" y="{y + 15}"{weight}>{xml_text(row.text)}</text>'
    if row.candidate:
        yield from _candidate(look, row.candidate, y)


def _candidate(look: Look, hit: Hit, y: int) -> Iterator[str]:
    wide = min(120, round(120 * hit.score / (look.most or 1)))
    fill = _PAPER if is_whole(hit.child) else _BAR
    yield f'<text x="40" y="{y + 15}">{xml_text(hit.child.id)} {kind(hit.child)}</text>'
    yield f'<text x="220" y="{y + 15}" text-anchor="end">{look.ranker.show(hit.score)}</text>'
    yield f'<rect x="230" y="{y + 4}" width="120" height="12" fill="none" stroke="#888888"/>'
    yield (
        f'<rect x="230" y="{y + 4}" width="{wide}" height="12" fill="{fill}" stroke="{_BAR}" '
        'stroke-width="2"/>'
    )
    text = hit.child.text
    said = text if len(text) < 50 else text[:46] + " ..."
    yield f'<text x="364" y="{y + 15}">{xml_text(said)}</text>'


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
