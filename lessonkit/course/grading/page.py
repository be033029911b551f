"""The class as one page: where tomorrow's lesson starts, then everybody and everything."""

from __future__ import annotations

import html
import json


def report_html(report: dict) -> str:
    """Return the page."""
    return f"<!doctype html><pre>{html.escape(json.dumps(report, indent=1))}</pre>\n"
