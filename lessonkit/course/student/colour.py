"""The colour of an outcome, beside its word: what is said is said by the word alone."""

from __future__ import annotations

import os
import sys

from lessonkit.course.judging.outcome import Outcome

# For a terminal its own green, yellow and red; for JupyterLab those of its light or dark theme.
_GREEN = ("32", "var(--jp-success-color1, #2e7d32)")
_YELLOW = ("33", "var(--jp-warn-color1, #b25900)")
_RED = ("31", "var(--jp-error-color1, #c62828)")
# What was not attempted is red: that is where everyone starts, as the exercises say.
_COLOURS = {Outcome.PASSED: _GREEN, Outcome.NOT_RUN: _YELLOW}


def in_terminal(outcome: Outcome, word: str) -> str:
    """Return `word` in the colour of the outcome where stdout shows colours, else as it is."""
    if not shows_colours():
        return word
    return f"\x1b[{_COLOURS.get(outcome, _RED)[0]}m{word}\x1b[0m"


def in_page(outcome: Outcome) -> str:
    """Return the colour of the outcome as CSS."""
    return _COLOURS.get(outcome, _RED)[1]


def shows_colours() -> bool:
    """Whether stdout is a terminal that knows colours, and nobody said NO_COLOR."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    if sys.platform == "win32" and "WT_SESSION" not in os.environ:  # the old console knows none
        return False
    return sys.stdout is not None and sys.stdout.isatty()
