"""Markdown and code of a lesson as HTML that needs nothing from outside."""

from __future__ import annotations

import io
import keyword
import re
import token
import tokenize
from collections.abc import Iterator
from html import escape

from markdown_it import MarkdownIt

_READ = MarkdownIt("commonmark", {"html": False}).enable("table")
_LINK = re.compile(r'<a href="(?!https?://)[^"]*">(.*?)</a>', re.DOTALL)
_KINDS = {token.STRING: "s", token.COMMENT: "c", token.NUMBER: "n"}
# An f-string is one token up to Python 3.11 and several after it; we colour it whole in both.
_OPENS = getattr(token, "FSTRING_START", None)
_CLOSES = getattr(token, "FSTRING_END", None)


def prose_html(source: str) -> str:
    """Return Markdown as HTML. A link to another notebook becomes its words: it leads nowhere.

    >>> prose_html("See [lesson 01](01_split_parents.ipynb).").strip()
    '<p>See lesson 01.</p>'
    """
    return _LINK.sub(r"\1", _READ.render(source))


def inline_html(source: str) -> str:
    """Return one line of Markdown as HTML without a paragraph around it."""
    return _LINK.sub(r"\1", _READ.renderInline(source))


def plain(source: str) -> str:
    """Return Markdown as its words alone.

    >>> plain("Search **small**, read `big`.")
    'Search small, read big.'
    """
    tokens = _READ.parseInline(" ".join(source.split()))[0].children or []
    return "".join(one.content or (" " if one.type == "softbreak" else "") for one in tokens)


def blocks(source: str) -> list[str]:
    """Return the blocks of Markdown as they stand: paragraphs, lists, tables, fences, headings."""
    lines = source.splitlines()
    tops = [one for one in _READ.parse(source) if one.level == 0 and one.map]
    return ["\n".join(lines[slice(*one.map)]).strip("\n") for one in tops]


def items(source: str) -> list[str]:
    """Return the items of the first numbered list, each as Markdown on one line.

    >>> items("Ask:\\n\\n1. Why\\n   so?\\n2. How?")
    ['Why so?', 'How?']
    """
    parsed = _READ.parse(source)
    start = next((n for n, one in enumerate(parsed) if one.type == "ordered_list_open"), None)
    if start is None:
        return []
    end = next(n for n, one in enumerate(parsed) if n > start and one.type == "ordered_list_close")
    return _joined(parsed[start:end])


def _joined(tokens: list) -> list[str]:
    found: list[list[str]] = []
    for one in tokens:
        if one.type == "list_item_open" and one.level == 1:
            found.append([])
        elif one.type == "inline":
            found[-1].append(" ".join(one.content.split()))
    return [" ".join(parts) for parts in found]


def code_html(source: str) -> str:
    """Return Python with its keywords, strings, comments and numbers marked.

    What is no Python comes back as it is.

    >>> code_html("if x < 1:")
    '<b class="k">if</b> x &lt; <span class="n">1</span>:'
    """
    lines, parts, at = source.splitlines(keepends=True), [], (1, 0)
    for kind, start, end in _coloured(source):
        tag = "b" if kind == "k" else "span"
        parts.append(escape(_between(lines, at, start), quote=False))
        words = escape(_between(lines, start, end), quote=False)
        parts.append(f'<{tag} class="{kind}">{words}</{tag}>')
        at = end
    parts.append(escape(_between(lines, at, (len(lines) + 1, 0)), quote=False))
    return "".join(parts)


def _coloured(source: str) -> Iterator[tuple[str, tuple[int, int], tuple[int, int]]]:
    """Give (kind, start, end) of what is coloured, in order; places are (line, column)."""
    opened: list[tuple[int, int]] = []
    try:
        for one in tokenize.generate_tokens(io.StringIO(source).readline):
            if one.type == _OPENS:
                opened.append(one.start)
            elif one.type == _CLOSES:
                start = opened.pop()
                if not opened:
                    yield "s", start, one.end
            elif opened:
                continue
            elif one.type in _KINDS:
                yield _KINDS[one.type], one.start, one.end
            elif keyword.iskeyword(one.string):
                yield "k", one.start, one.end
    except (tokenize.TokenError, SyntaxError):
        return


def _between(lines: list[str], start: tuple[int, int], end: tuple[int, int]) -> str:
    (first, left), (last, right) = start, end
    if first > len(lines):
        return ""
    if first == last:
        return lines[first - 1][left:right]
    tail = lines[last - 1][:right] if last <= len(lines) else ""
    return lines[first - 1][left:] + "".join(lines[first : last - 1]) + tail
