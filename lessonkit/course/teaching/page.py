"""A page of HTML in one file: styles and script stand in it, and it asks for nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

_HERE = Path(__file__).parent
# Whatever the page holds, the browser is not to fetch anything.
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def page(title: str, body: str, *, styles: Sequence[str], script: str = "") -> str:
    """Return the whole page; `styles` and `script` are files that lie beside this module."""
    css = "".join(_HERE.joinpath(name).read_text(encoding="utf-8") for name in styles)
    code = _HERE.joinpath(script).read_text(encoding="utf-8") if script else ""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{css}</style>\n</head>\n"
        f"<body>\n{body}{f'<script>{chr(10)}{code}</script>{chr(10)}' if code else ''}"
        "</body>\n</html>\n"
    )
