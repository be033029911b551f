"""The class as one page: where tomorrow's lesson starts, then everybody and everything."""

from __future__ import annotations

import base64
import functools
import hashlib
import re
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from lessonkit.course.grading.page_parts import message_parts, sentence
from lessonkit.course.grading.page_view import view
from lessonkit.course.grading.visible import visible, visible_line

_HERE = Path(__file__).parent


def report_html(report: dict) -> str:
    """Return the page: one file without a reference to another, which works without its script.

    All that came from students is text in it, and its policy lets no other script run.
    """
    style, script = (
        Markup((_HERE / name).read_text(encoding="utf-8")) for name in ("page.css", "page.js")
    )
    digest = base64.b64encode(hashlib.sha256(script.encode("utf-8")).digest()).decode("ascii")
    page = _environment().get_template("page.html")
    return page.render(view(report), style=style, script=script, script_digest=digest)


@functools.cache
def _environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(_HERE, encoding="utf-8"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_visible,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters |= {
        "prose": _prose,
        "line": visible_line,
        "parts": message_parts,
        "sentence": sentence,
    }
    return made


def _visible(value: object) -> object:
    """What is written into the page, but for what is HTML already."""
    is_text = isinstance(value, str) and not isinstance(value, Markup)
    return visible(value) if is_text else value


def _prose(text: str) -> Markup:
    """A sentence as HTML: between backticks stands code, and between stars what is stressed."""
    said = re.sub("`([^`\n]+)`", r"<code>\1</code>", str(escape(visible(text))))
    return Markup(re.sub(r"(?<![\w*>])\*(\w|\w[^*<\n]*\w)\*(?![\w*])", r"<em>\1</em>", said))
