"""The pieces of a lesson as slides: which piece stands on which, and what the next key shows.

- A heading begins a slide. Prose is a slide; long prose is cut between its blocks.
- Code is a slide, and what it prints comes with the next key. Where both are too long for one
  slide, what it prints has slides of its own. Some words that open a section stay above it.
- Imports have no slide, and what draws a picture gives way to it: live.ipynb has the code.
- A prediction leaves its prose and stands above the code that answers it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from lessonkit.course.notebooks.parsed import statements
from lessonkit.course.teaching.prose import plain
from lessonkit.course.teaching.sections import Note, Piece, Section
from lessonkit.course.teaching.shown import Shown, folded, shown

MOST_WORDS = 125  # of prose on a slide
MOST_ROWS = 19  # of code and output on a slide
FEW_WORDS = 45  # that stay above the code they introduce
_MARKS = ("|", "- ", "1. ")


@dataclass(frozen=True, slots=True)
class Slide:
    """One slide. `later` comes with the next key; `opens` is whether a section begins here."""

    section: str
    opens: bool = False
    prose: str = ""
    prediction: str = ""
    code: str = ""
    later: tuple[Shown, ...] = ()
    part: str = ""
    notes: tuple[Note, ...] = ()
    minutes: tuple[float, float] | None = None


def slides(sections: Sequence[Section], clock: Sequence[tuple[float, float]]) -> tuple[Slide, ...]:
    """Return the slides of a lesson; the first of a section carries its minutes from `clock`."""
    found: list[Slide] = []
    for section, minutes in zip(sections, clock, strict=True):
        first, *more = _introduced(_of_section(section))
        found += [replace(first, opens=True, minutes=minutes), *more]
    return tuple(found)


def _of_section(section: Section) -> list[Slide]:
    found: list[Slide] = []
    fresh = waiting = Slide(section.title)  # what waits is taken along by the next slide
    for piece in section.pieces:
        if piece.code and _is_plumbing(piece):
            continue
        if piece.code:
            source = "" if _draws_only(piece) else piece.source
            found += _with_outputs(replace(_noted(waiting, piece), code=source), piece)
            waiting = fresh if piece.outputs else replace(fresh, prediction=waiting.prediction)
            continue
        if waiting.prediction:
            found.append(waiting)
            waiting = fresh
        if not piece.prediction:
            waiting = _noted(waiting, piece)
        for group in grouped(piece.blocks):
            found.append(replace(waiting, prose=group))
            waiting = fresh
        if piece.prediction:  # with it goes what the room will say
            waiting = replace(_noted(waiting, piece), prediction=piece.prediction)
    return found if found and waiting == fresh else [*found, waiting]


def _is_plumbing(piece: Piece) -> bool:
    """Whether the code only imports, and there is nothing to say about it."""
    kinds = {type(one) for one in statements(piece.source)}
    return not piece.outputs and not piece.notes and kinds <= {ast.Import, ast.ImportFrom}


def _draws_only(piece: Piece) -> bool:
    outputs = shown(piece.outputs)
    return bool(outputs) and all(one.picture for one in outputs)


def _noted(slide: Slide, piece: Piece) -> Slide:
    return replace(slide, notes=(*slide.notes, *piece.notes))


def _introduced(found: list[Slide]) -> list[Slide]:
    """Return the slides of a section, a short first one joined to the code that follows it."""
    if len(found) < 2:
        return found
    first, second, *more = found
    short = first.prose and len(first.prose.split()) <= FEW_WORDS and not first.later
    if not short or not second.code or second.prose or _rows(second) + 4 > MOST_ROWS:
        return found
    return [replace(second, prose=first.prose, notes=(*first.notes, *second.notes)), *more]


def _rows(slide: Slide) -> int:
    rows = rows_of(slide.code) + sum(map(_height, slide.later))
    return rows + (3 + len(slide.prediction) // 70 if slide.prediction else 0)


def _with_outputs(slide: Slide, piece: Piece) -> Iterator[Slide]:
    whole = replace(slide, later=tuple(shown(piece.outputs)))
    if _rows(whole) <= MOST_ROWS or not whole.later:
        yield whole
        return
    if slide != Slide(slide.section):
        yield slide
    pages = list(_pages(whole.later))
    for number, page in enumerate(pages, start=1):
        part = f"{number} of {len(pages)}" if len(pages) > 1 else ""
        yield Slide(slide.section, later=page, part=f"What it prints {part}".strip())


def _pages(parts: Iterable[Shown]) -> Iterator[tuple[Shown, ...]]:
    """Give the outputs in pages of at most MOST_ROWS rows; a picture has one for itself."""
    for one in parts:
        lines = folded(one.text)
        if one.picture or len(lines) <= MOST_ROWS:
            yield (one,)
            continue
        pages = -(-len(lines) // MOST_ROWS)
        each = -(-len(lines) // pages)  # of about one length
        for start in range(0, len(lines), each):
            yield (Shown("\n".join(lines[start : start + each])),)


def _height(one: Shown) -> int:
    return 15 if one.picture else len(folded(one.text))


def rows_of(source: str) -> int:
    """Return how many rows a source takes.

    >>> rows_of("a = 1\\nb = 2")
    2
    """
    return len(source.splitlines())


def grouped(blocks: Sequence[str]) -> list[str]:
    """Return the blocks of prose joined to groups of at most MOST_WORDS, as far as that goes.

    A block that introduces the next, ending in a colon, stays with it.
    """
    groups: list[list[str]] = []
    for unit in _units(blocks):
        size = sum(map(_size, groups[-1])) if groups else MOST_WORDS
        if size + sum(map(_size, unit)) <= MOST_WORDS:
            groups[-1] += unit
        else:
            groups.append(unit)
    return ["\n\n".join(group) for group in groups]


def _units(blocks: Sequence[str]) -> Iterator[list[str]]:
    """Give the blocks that are not to be parted."""
    unit: list[str] = []
    for block in blocks:
        unit.append(block)
        if not block.rstrip("*").endswith((":", ",")):
            yield unit
            unit = []
    if unit:
        yield unit


def _size(block: str) -> int:
    """Return the words of a block; a line of a list or a table takes room as five more."""
    lines = block.splitlines()
    return len(block.split()) + 5 * sum(line.lstrip().startswith(_MARKS) for line in lines)


def heading_of(slide: Slide, title: str) -> str:
    """Return what a slide is called; that before the first heading is the lesson's title."""
    return plain(slide.section or title)
