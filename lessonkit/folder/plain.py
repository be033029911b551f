"""Lesson 10: plain text and reStructuredText as sections, with the paragraphs to search."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lessonkit.folder.lines import Lines
from lessonkit.folder.long import cut
from lessonkit.folder.outline import Heading, Outline, under, words
from lessonkit.folder.section import Block, Reading, Section

_RULE = re.compile(r"([!-/:-@\[-`{-~])\1*\s*")
_BORDER = re.compile(r"=+(?: +=+)+\s*")  # of a simple table: its rows may have blank lines between
_STAYS_WHOLE = re.compile(r"\s*(?:\+[-=]{2,}|=+ +=|>>> )")  # tables, and a session with Python
_CODE = re.compile(
    r"\s*\.\. (?:code|code-block|sourcecode|parsed-literal|prompt|ipython|doctest|testcode|math|raw"
    r"|graphviz|(?:csv-|list-)?table)::"
)
_DIRECTIVE = re.compile(r"\s*\.\. [\w:-]+::")  # of another kind: what is indented is prose
_MARK = re.compile(r"\s*(?:(?:[-*+•]|\d{1,3}[.)]|[A-Za-z#][.)])\s+)?")
_LONGEST_TABLE = 200  # lines that we look through for its end
_LETTERS = re.compile(r"[^\W_]")


def read_plain(text: str) -> Reading:
    r"""Return the sections of a text, which begin at each line that is underlined.

    As reStructuredText has it, a line of one punctuation mark under a line of its own, and perhaps
    over it too, makes a heading, and the level of each style is the order in which it first comes.
    Blank lines end a paragraph; what is indented after `::`, and a table, stay whole.

    >>> reading = read_plain("Hire\n====\nBy the day.\n\nCost\n----\n20 a day.\n")
    >>> [(section.headings, section.text) for section in reading.sections]
    [(('Hire',), 'By the day.'), (('Hire', 'Cost'), '20 a day.')]
    """
    lines = Lines(text)
    outline: Outline = ()
    title, sections, content = "", [], 0
    for heading, first, behind in _headings(lines.list):
        sections += _section(lines, outline, content, first)
        outline, content = under(outline, heading), behind
        if heading.level == 1:
            title = title or heading.text
    sections += _section(lines, outline, content, len(lines.list))
    return Reading(title, tuple(sections))


def _headings(lines: list[str]) -> Iterator[tuple[Heading, int, int]]:
    """Yield each heading, the line it begins at and the one behind it."""
    styles: list[tuple[str, bool]] = []
    place = 1
    while place < len(lines):
        if over := _underlined(lines, place):
            first = place - over
            style = (lines[place][0], over == 2)
            if style not in styles:
                styles.append(style)
            words = " ".join(lines[place - 1].split())
            yield Heading(styles.index(style) + 1, words, (place,)), first, place + 1
            place += 1
        place += 1


def _underlined(lines: list[str], place: int) -> int:
    """Return how many lines above `place` it makes a heading of: 2 with a line over it, or 0."""
    rule, title = lines[place].rstrip(), lines[place - 1].rstrip()
    if (
        not _RULE.fullmatch(rule)
        or not _LETTERS.search(title)
        or len(rule) < max(3, min(len(title), 4))
    ):
        return 0
    above = lines[place - 2].strip() if place > 1 else ""
    if above == rule and (place < 3 or not lines[place - 3].strip()):
        return 2
    return 0 if above or title[0].isspace() else 1


def _section(lines: Lines, outline: Outline, first: int, behind: int) -> Iterator[Section]:
    """Yield some lines as a section, if there is a word in them."""
    blocks = [*_blocks(lines, first, behind)]
    if blocks:
        yield lines.section(words(outline), first, behind, blocks)


def _blocks(lines: Lines, first: int, behind: int) -> Iterator[Block]:
    """Yield the blocks of some lines."""
    place, code_right_of = first, None
    while place < behind:
        if not lines.list[place].strip():
            place += 1
            continue
        is_code = code_right_of is not None and _indent(lines.list[place]) > code_right_of
        if is_code:
            end = _end_of_indented(lines.list, place, behind, code_right_of)
        else:
            end = _end_of_paragraph(lines.list, place, behind)
        yield from _block(lines, place, end, whole=is_code)
        code_right_of = None if is_code else _code_right_of(lines.list[place:end])
        place = end


def _block(lines: Lines, first: int, behind: int, *, whole: bool) -> Iterator[Block]:
    """Yield a paragraph as a block, as several if it is long, or not at all without a word."""
    start, end = lines.span(first, behind, indented=whole)
    if not _LETTERS.search(lines.text, start, end):
        return
    if whole or _STAYS_WHOLE.match(lines.list[first]):
        yield Block(start, end)
    else:
        yield from (Block(a, b) for a, b in cut(lines.text, start, end))


def _end_of_paragraph(lines: list[str], first: int, behind: int) -> int:
    """Return the line behind a paragraph, which is the next blank one, or behind a whole table."""
    if _BORDER.fullmatch(lines[first].lstrip()):
        for place in range(first + 1, min(behind, first + _LONGEST_TABLE)):
            last = place + 1 == behind or not lines[place + 1].strip()
            if last and _BORDER.fullmatch(lines[place].lstrip()):
                return place + 1
    if _DIRECTIVE.fullmatch(lines[first].rstrip()) and not _CODE.match(lines[first]):
        said = next((n for n in range(first + 1, behind) if lines[n].strip()), behind)
        if said < behind and _indent(lines[said]) > _indent(lines[first]):
            first = said  # what a note says goes with the line that says it is one
    return next((n for n in range(first, behind) if not lines[n].strip()), behind)


def _end_of_indented(lines: list[str], first: int, behind: int, indent: int) -> int:
    """Return the line behind the last that is indented by more than `indent`."""
    end = first
    for place in range(first, behind):
        if lines[place].strip():
            if _indent(lines[place]) <= indent:
                break
            end = place + 1
    return end


def _code_right_of(paragraph: list[str]) -> int | None:
    """Return what a block of code after a paragraph is indented by more than; None if none is."""
    if _CODE.match(paragraph[0]):
        return _indent(paragraph[0])
    last = paragraph[-1].expandtabs().rstrip()
    if not last.endswith("::") or _DIRECTIVE.fullmatch(last):
        return None
    return _MARK.match(last).end()


def _indent(line: str) -> int:
    line = line.expandtabs()
    return len(line) - len(line.lstrip())
