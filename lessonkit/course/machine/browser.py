"""The browser of this machine, if it has one that can show a page."""

from __future__ import annotations

import os
import sys
import webbrowser

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
