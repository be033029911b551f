"""The browser of this machine, if it has one that can show a page."""

from __future__ import annotations

import html
import os
import platform
import sys
import webbrowser
from pathlib import Path

_TEXT_ONLY = {"links", "elinks", "lynx", "w3m", "www-browser"}


def find_browser() -> webbrowser.BaseBrowser | None:
    """Return a browser that opens a window of its own, or None.

    A browser inside the terminal cannot run JupyterLab, and without a screen there is none,
    unless the variable BROWSER names one.
    """
    screen = any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if sys.platform.startswith("linux") and not screen:
        return None
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return None
    return None if getattr(browser, "name", "") in _TEXT_ONLY else browser


def open_page(address: str, private: Path) -> bool:
    """Return whether a browser was asked to open `address`, whose token no other user sees.

    On Linux an address stands on the browser's command line, which everybody may read. So we
    hand over a file of `private` that only this user can read, and that leads to the address.
    """
    browser = find_browser()
    if browser is None:
        return False
    through_file = sys.platform.startswith("linux") and _reads(browser, private)
    return browser.open(_doorway(address, private).as_uri() if through_file else address)


def _reads(browser: webbrowser.BaseBrowser, folder: Path) -> bool:
    """Whether the browser can read our files, as far as we can know.

    A browser of Windows cannot read those of WSL, nor what BROWSER names those of a container
    that it looks into; one that is a snap reads the home folder, less what is hidden there.
    """
    if "microsoft" in platform.release().lower():
        return False
    generic = isinstance(browser, webbrowser.GenericBrowser)
    if generic and browser.name in os.environ.get("BROWSER", ""):
        return False
    if not Path("/snap").is_dir():
        return True
    home = Path.home()
    return folder.is_relative_to(home) and str(folder.relative_to(home))[0] != "."


def _doorway(address: str, private: Path) -> Path:
    page = private / "open.html"
    page.unlink(missing_ok=True)
    page.touch(mode=0o600)  # before there is anything to read in it
    there = html.escape(address)
    page.write_text(
        f'<!doctype html><meta charset="utf-8"><title>The course</title>\n'
        f'<meta http-equiv="refresh" content="0; url={there}">\n'
        f'<p><a href="{there}">Open the course</a></p>\n',
        encoding="utf-8",
    )
    return page
