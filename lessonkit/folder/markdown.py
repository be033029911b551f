"""Lesson 10: Markdown as sections, with the paragraphs, items, code and tables to search."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from lessonkit.folder.lines import Lines
from lessonkit.folder.long import MAX_WORDS, cut, runs, size
from lessonkit.folder.outline import Heading, Outline, under, words
from lessonkit.folder.section import Block, Reading, Section

# Up to so many words these are searched as one, and else what is in them.
_SHORT = {
    "bullet_list": 60,
    "ordered_list": 60,
    "list_item": MAX_WORDS,
    "blockquote": MAX_WORDS,
}
_LONG_HEADING = 20  # words: a paragraph with --- right below it is read as a heading
_LONGEST_LINE = 2_000  # characters of a heading: a parser of lines may take its time for more
_FRONT_MATTER = re.compile(r"[\w.-]+[ \t]*:(?:\s.*)?|[ \t].*|- .*|#.*|")
_TITLE = re.compile(r"title[ \t]*:[ \t]*(['\"]?)(.+?)\1[ \t]*")
_NO_WORDS = re.compile(
    r"<!--.*?(?:-->|\Z)|<(script|style)\b.*?(?:</\1\s*>|\Z)|<[^<>]*>", re.DOTALL | re.IGNORECASE
)
_LETTERS = re.compile(r"[^\W_]")


class Part(NamedTuple):
    """A section, and the headings above it."""

    outline: Outline
    section: Section


def read_markdown(text: str) -> Reading:
    r"""Return the sections of a Markdown text: slices of it, each as far as the next heading.

    Headings in code, quotes and lists are none of the file's. A section without a word of its own
    is left out: it lives on in the headings of those below. The title is the first heading of level
    1, or what the front matter says.

    >>> reading = read_markdown("# Hire\nBy the day.\n## Cost\n- 20 a day\n- 90 a week\n")
    >>> [(section.headings, section.text) for section in reading.sections]
    [(('Hire',), 'By the day.'), (('Hire', 'Cost'), '- 20 a day\n- 90 a week')]
    """
    front, title = _front_matter(text)
    parts, outlines = markdown_parts(text, skip=front)
    tops = [heading.text for outline in outlines for heading in outline if heading.level == 1]
    return Reading(next(filter(None, tops), title), tuple(part.section for part in parts))


def markdown_parts(
    text: str, above: Outline = (), cell: int = 0, skip: int = 0
) -> tuple[list[Part], list[Outline]]:
    """Return the sections of a text below `above`, and each outline that it comes to, in order.

    The first outline is `above`, and the last what the next cell of a notebook stands below.
    """
    lines = Lines(text)
    tree = SyntaxTreeNode(_parser().parse("\n" * skip + _plain_lines("\n".join(lines.list[skip:]))))
    parts, outlines, content = [], [above], skip
    nodes: list[SyntaxTreeNode] = []
    for node in [*tree.children, None]:
        if node is not None and not _is_heading(node):
            nodes.append(node)
            continue
        behind = node.map[0] if node else len(lines.list)
        blocks = [*_blocks(lines, nodes, content, behind)]
        if blocks:
            section = lines.section(words(outlines[-1]), content, behind, blocks)
            parts.append(Part(outlines[-1], section))
        if node:
            heading = Heading(int(node.tag[1]), _words(node), (cell, behind))
            outlines.append(under(outlines[-1], heading))
            nodes, content = [], node.map[1]
    return parts, outlines


@cache
def _parser() -> MarkdownIt:
    """Return a parser of blocks: what is inside a line we need of headings alone."""
    return MarkdownIt("commonmark").enable("table").disable("inline")


def _plain_lines(text: str) -> str:
    """Return the text with the same lines for the parser, to which `\r` would end one too."""
    return text.replace("\r", " ")


def _front_matter(text: str) -> tuple[int, str]:
    """Return how many lines of settings a text begins with, and the title among them."""
    title = ""
    for place, line in enumerate(text.split("\n")):
        if place == 0 and line.rstrip() != "---":
            return 0, ""
        if place and line.rstrip() in ("---", "..."):
            return place + 1, title
        if place and not _FRONT_MATTER.fullmatch(line):
            return 0, ""
        if found := _TITLE.fullmatch(line):
            title = found[2]
    return 0, ""


def _is_heading(node: SyntaxTreeNode) -> bool:
    return node.type == "heading" and not (
        node.markup in ("-", "=") and size(node.children[0].content) > _LONG_HEADING
    )


def _words(node: SyntaxTreeNode) -> str:
    """Return the words of a heading or of a cell of a table, without the marks around them."""
    tokens: list[Token] = []
    parser = _parser()
    for inline in node.children:
        parser.inline.parse(inline.content[:_LONGEST_LINE], parser, {}, tokens)
    return " ".join("".join(_said(token) for token in tokens).split())


def _said(token: Token) -> str:
    """Return what a reader sees of a token: of an image, the words that stand for it."""
    if token.type == "html_inline":
        return ""
    return " " if token.type in ("softbreak", "hardbreak") else token.content


def _blocks(
    lines: Lines, nodes: Sequence[SyntaxTreeNode], first: int, behind: int
) -> Iterator[Block]:
    """Yield the blocks of some nodes, and of the lines between them that are in none.

    Those define where links lead to, or are nested deeper than the parser goes.
    """
    place = first
    for node in nodes:
        yield from _prose(lines, place, node.map[0])
        yield from _node_blocks(lines, node, *node.map)
        place = node.map[1]
    yield from _prose(lines, place, behind)


def _node_blocks(lines: Lines, node: SyntaxTreeNode, first: int, behind: int) -> Iterator[Block]:
    """Yield the blocks of a node, whose lines may go on behind its own."""
    start, end = lines.span(first, behind, indented=node.type == "code_block")
    if node.type in ("fence", "code_block"):
        if start < end:  # what is white space to us need not be to the parser
            yield Block(start, end)
    elif node.type == "table":
        yield from _rows(lines, node, first, behind)
    elif node.type == "html_block":
        if _LETTERS.search(_NO_WORDS.sub("", lines.text[start:end])):
            yield from _prose(lines, first, behind)
    elif node.type in _SHORT and node.children and size(lines.text[start:end]) > _SHORT[node.type]:
        # The mark of a quote or an item goes with what is first in it.
        places = [first, *(child.map[0] for child in node.children[1:]), behind]
        for child, (a, b) in zip(node.children, pairwise(places), strict=True):
            yield from _node_blocks(lines, child, a, b)
    else:
        yield from _prose(lines, first, behind, whole=node.type in _SHORT)


def _prose(lines: Lines, first: int, behind: int, *, whole: bool = False) -> Iterator[Block]:
    """Yield some lines as a block, or as several where they are too many; none if no word is in."""
    start, end = lines.span(first, behind)
    if _LETTERS.search(lines.text, start, end):
        yield from (
            Block(a, b) for a, b in ([(start, end)] if whole else cut(lines.text, start, end))
        )


def _rows(lines: Lines, table: SyntaxTreeNode, first: int, behind: int) -> Iterator[Block]:
    """Yield a table as a block, or runs of its rows, each but the first with the header's words.

    Those are the words of its cells with ` | ` between them.
    """
    head, *rows = [row for part in table.children for row in part.children]
    header = " | ".join(filter(None, map(_words, head.children)))
    places = [first, *(row.map[0] for row in rows[1:]), behind]  # row one goes with the header
    spans = [span for a, b in pairwise(places) if (span := lines.span(a, b))[0] < span[1]]
    for begin, after in runs([size(lines.text[a:b]) for a, b in spans]):
        yield Block(spans[begin][0], spans[after - 1][1], header if begin else "")
