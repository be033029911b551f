"""The words that a student types to run one of our commands, as every message says them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

IN_PAGE = sys.platform == "emscripten"  # our Python runs in a browser's page, without a terminal
_OWN = Path(__file__).resolve().parents[2] / ".venv"  # what start.py makes


def typed(command: str) -> str:
    """Return what to type for `lesson COMMAND` here, as in `python3 start.py check 03`.

    start.py leaves the words it was started with in LESSON_COMMAND. Without them we may still
    run in its .venv, as an editor's kernel does. Elsewhere the package is installed in an
    environment of the student's own, and `lesson` is a command there. In a browser's page it is
    typed into a cell, as in `check("03")`.

    >>> typed("check 03").endswith(" check 03")
    True
    """
    if IN_PAGE:
        return _called(*command.split())
    return f"{os.environ.get('LESSON_COMMAND') or _usual(Path(sys.prefix))} {command}"


def _usual(prefix: Path) -> str:
    if prefix.resolve() != _OWN:
        return "lesson"
    return "py start.py" if os.name == "nt" else "python3 start.py"


def _called(name: str, *words: str) -> str:
    values = [f"{w[2:]}=True" if w.startswith("--") else f'"{w}"' for w in words]
    return f"{name}({', '.join(values)})"
