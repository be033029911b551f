"""One hostile submission: what lies in the student's folder, and the rows that it must get."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent, indent

from tiny_exercise import RIGHT, SLUG, answered

FILE = f"{SLUG}.ipynb"
PASSED = "passed, passed, passed"
ENDLESS = "endless loop, not run, not run"
STOPPED = "Python stopped, not run, not run"
FAILED = "error, passed, passed"
WRONG = "wrong, passed, passed"
UNREADABLE = "unreadable, unreadable, unreadable"

# What a test puts into the sources: where its server listens, which process is not to be harmed.
Values = dict[str, str]


@dataclass(frozen=True, slots=True)
class Hostile:
    """A submission under the name of its student, which is also the name of its folder.

    `case` is the one of the issue or of the cases from the field. `rows` are the outcomes of
    03.1, 03.2 and 03.3; `a|b` where systems or versions of Python differ. `says` stands in the
    messages or remarks. `bare` are the rows without a sandbox: None where it is not let loose.
    """

    name: str
    case: str
    rows: str
    make: Callable[[Path, Values], None]
    says: str = ""
    bare: str | None = None


def answers(
    name: str, case: str, rows: str, says: str = "", bare: str | None = "", **tasks: str
) -> Hostile:
    """A submission that answers as `tasks` say (t1="..."), and is right in the rest.

    Without a sandbox it has the same rows, unless `bare` says otherwise.
    """

    def make(folder: Path, values: Values) -> None:
        folder.mkdir(parents=True)
        text = json.dumps(answered(**tasks))
        for word, value in values.items():
            text = text.replace(f"@{word}@", value)
        (folder / FILE).write_text(text, encoding="utf-8")

    return Hostile(name, case, rows, make, says, rows if bare == "" else bare)


def raw(
    name: str,
    case: str,
    rows: str,
    content: bytes | Callable[[], bytes],
    says: str = "",
    file: str = FILE,
) -> Hostile:
    """A submission of one file with the bytes given, or made by a function where they are many."""

    def make(folder: Path, _: Values) -> None:
        (folder / file).parent.mkdir(parents=True)
        (folder / file).write_bytes(content() if callable(content) else content)

    return Hostile(name, case, rows, make, says, rows)


def laid(name: str, case: str, rows: str, says: str = "") -> Callable[..., Hostile]:
    """Decorate a function that fills the student's folder, which is there already."""

    def decorate(fill: Callable[[Path], None]) -> Hostile:
        def make(folder: Path, _: Values) -> None:
            folder.mkdir(parents=True)
            fill(folder)

        return Hostile(name, case, rows, make, says, rows)

    return decorate


def first(source: str) -> str:
    """The right answer to 03.1, after `source` has run in the same cell."""
    lines = RIGHT["03.1"].splitlines(keepends=True)
    return lines[0] + dedent(source).strip("\n") + "\n" + "".join(lines[1:])


def inside(body: str) -> str:
    """An answer to 03.1 whose function has this body."""
    return "# 03.1\ndef unique_parents(ids):\n" + indent(dedent(body).strip("\n"), "    ") + "\n"
