"""What Sphinx and its theme leave out of a page for those who read by ear or by key."""

from __future__ import annotations

from pathlib import Path

_BUTTON = '<span class="icon" tabindex="0" role="button" aria-label="{}"><svg><use href="#svg-{}">'
_SEARCH = """\
<h1>Search the course</h1>
<form action="search.html" role="search">
<label for="wanted">One or more words of the lessons, guides and the kit:</label>
<input id="wanted" name="q" type="search"> <button>Search</button>
</form>
<div id="search-results"> </div>"""
_MENDED = {
    'role="heading">': 'role="heading" aria-level="2">',  # the captions beside a page
    "<pre>": '<pre tabindex="0">',  # code that is wider than the window is moved by the arrows
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="All pages">',
    '<aside class="toc-drawer">': '<aside class="toc-drawer" aria-label="On this page">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',  # so is a wide table
    '<th class="head"><p></p></th>': "<td></td>",  # the corner of a table heads nothing
    # What opens the lists beside a page on a narrow screen; menus.js lets keys do it too.
    '<span class="icon"><svg><use href="#svg-menu">': _BUTTON.format("All pages", "menu"),
    '<span class="icon"><svg><use href="#svg-toc">': _BUTTON.format("On this page", "toc"),
    '<div id="search-results"></div>': _SEARCH,
}


def mend_pages(folder: Path) -> None:
    """Mend every page that Sphinx wrote into `folder`, and none of lite/."""
    for path in folder.rglob("*.html"):
        if "lite" not in path.relative_to(folder).parts:
            text = path.read_text(encoding="utf-8")
            for before, after in _MENDED.items():
                text = text.replace(before, after)
            path.write_text(text, encoding="utf-8")
