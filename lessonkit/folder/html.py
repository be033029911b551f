"""Lesson 10: the words of a page as sections, without what is around them."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Set

from bs4 import BeautifulSoup, CData, NavigableString, PageElement, Tag
from bs4.exceptions import ParserRejectedMarkup

from lessonkit.folder.page import Page
from lessonkit.folder.section import Reading, UnreadableError

# What is no text of the page: how it looks and works, and what every page of a site has.
_LEFT_OUT = frozenset(
    "script style template noscript iframe object canvas svg head title nav footer aside button"
    " select textarea".split()
)
_LEFT_OUT_ROLES = frozenset(["navigation", "banner", "contentinfo", "search"])
_SCRIPT = re.compile(r"<(script|style)\b.*?(?:</\1\s*>|\Z)", re.DOTALL | re.IGNORECASE)
_TAG = re.compile(r"<(?=[a-zA-Z!?/])")
_PATIENCE = 2_000_000_000  # characters that the parser may look at for tags that never end
_WITH_HEADER = frozenset(["main", "article", "section"])  # elsewhere it is the site's
_NOT_IN_DATA = frozenset(["table", "pre", "h1", "h2", "h3", "h4", "h5", "h6"])
_MARKS_OF_LINKS = frozenset("#¶§🔗")  # what generators put at headings, as a link to them


def read_html(text: str) -> Reading:
    """Return the sections of a page, one for each heading that has words below it.

    We read what is in `<main>`, else in the only `<article>`, else in all of it. A section's text
    is our rendering: blocks with a blank line between, `<pre>` as it is, the cells of a row with
    ` | ` between, short lists as one. The title is the first
    `<h1>`, or the page's own, which often ends in the name of the site.

    >>> reading = read_html("<title>Hire</title><nav>Home</nav><h2>Cost</h2><p>20 a\\n <b>day</b>.")
    >>> reading.title, [(section.headings, section.text) for section in reading.sections]
    ('Hire', [(('Cost',), '20 a day.')])
    """
    soup = _parsed(text)
    page, layout = Page(), _layout(soup)
    for root in _roots(soup):
        page = Page()
        _write(root, page, layout)
        if page.sections:
            break
    title = " ".join(soup.title.get_text().split()) if soup.title else ""
    return Reading(page.title or title, tuple(page.sections))


def _parsed(text: str) -> BeautifulSoup:
    bare = _SCRIPT.sub("", text)
    if (len(_TAG.findall(bare)) - bare.count(">")) * len(bare) > _PATIENCE:
        raise UnreadableError("thousands of its tags never end")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that it looks like XML, or like the name of a file
        try:
            return BeautifulSoup(text, "html.parser")
        except ParserRejectedMarkup:
            raise UnreadableError("its HTML cannot be parsed") from None


def _roots(soup: BeautifulSoup) -> Iterator[Tag]:
    """Yield where the text may be, the best guess first."""
    if main := soup.find("main") or soup.find(attrs={"role": "main"}):
        yield main
    articles = soup.find_all("article", limit=2)
    if len(articles) == 1:
        yield articles[0]
    yield soup


def _walk(root: Tag) -> Iterator[tuple[str, PageElement]]:
    """Yield each "start", "end" and "text" in `root`; after a start, True can be sent to pass over.

    We keep our own stack: a page may be nested deeper than Python calls functions.
    """
    stack = [(root, iter(root.contents))]
    while stack:
        node = next(stack[-1][1], None)
        if node is None:
            yield "end", stack.pop()[0]
        elif not isinstance(node, Tag):
            yield "text", node
        elif not (yield "start", node):
            stack.append((node, iter(node.contents)))
        else:
            yield "start", node  # what `send` returns, which nobody looks at


def _write(root: Tag, page: Page, layout: Set[int]) -> None:
    """Give the page all that is in `root` and is not left out, with the line of each word."""
    line = root.sourceline or 1
    inside = int(root.parent is not None)  # of how many parts with a header of their own
    walk = _walk(root)
    for what, node in walk:
        if what == "text":
            if type(node) in (NavigableString, CData):
                page.add(node, line)
            line += node.count("\n")
        elif what == "end":
            page.end(node.name)
            inside -= node.name in _WITH_HEADER
        elif _is_left_out(node) or (node.name == "header" and not inside):
            line = _line_behind(node, line)
            walk.send(True)
        else:
            line = node.sourceline or line
            page.start(node.name, is_layout=id(node) in layout)
            inside += node.name in _WITH_HEADER
    page.close()


def _layout(soup: Tag) -> set[int]:
    """Return the ids of the tables that set out a page: they hold tables, headings or code."""
    found: set[int] = set()
    tables: list[Tag] = []
    for what, node in _walk(soup):
        if what == "start" and node.name in _NOT_IN_DATA and tables:
            found.add(id(tables[-1]))  # and those around it hold a table
        if what != "text" and node.name == "table":
            tables.append(node) if what == "start" else tables.pop()
    return found


def _is_left_out(tag: Tag) -> bool:
    """Return whether a reader of the page does not see an element, or sees it on every page."""
    if tag.name in _LEFT_OUT or "hidden" in tag.attrs:
        return True
    seen = tag.attrs.get("style", "").replace(" ", "").lower()
    return (
        "display:none" in seen
        or tag.attrs.get("aria-hidden") == "true"
        or tag.attrs.get("role") in _LEFT_OUT_ROLES
        or _is_mark(tag)
    )


def _is_mark(tag: Tag) -> bool:
    """Return whether an element is a link whose only text is a mark such as `#`."""
    inside = tag.contents[0] if tag.name == "a" and len(tag.contents) == 1 else None
    # A tag must not be looked up: its hash is that of all its text.
    return isinstance(inside, NavigableString) and inside in _MARKS_OF_LINKS


def _line_behind(tag: Tag, line: int) -> int:
    """Return the line on which an element ends."""
    line = tag.sourceline or line
    for node in tag.descendants:
        line = (node.sourceline or line) if isinstance(node, Tag) else line + node.count("\n")
    return line
