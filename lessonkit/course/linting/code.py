"""Rules for the code cells of a lesson and for what surrounds them in the file."""

from __future__ import annotations

import ast
import re
import statistics
from collections.abc import Iterator
from functools import cache

from lessonkit.course.linting.sheet import Sheet, SheetCell
from lessonkit.course.notebooks.speaker_notes import amiss
from lessonkit.course.places import PACKAGE
from lessonkit.course.typed import typed

MOST_LINES = 15
MEDIAN_LINES = (2, 4)
KNOWN_METADATA = {"lessonkit", "nbgrader", "tags"}
KNOWN_TAGS = {"nbval-ignore-output", "raises-exception", "speaker-notes", "handout"}
_WIDGET = re.compile(r"\b(interact|interactive|interact_manual|interactive_output|widgets)\b")
Found = Iterator[tuple[int | None, str]]


def counts(sheet: Sheet) -> Found:
    """Each code cell has run, once, from top to bottom: counts are 1..n, none is missing."""
    for number, (index, cell) in enumerate(sheet.code, start=1):
        if cell.count is None:
            yield index, f"was not run: nbval compares nothing there; run `{typed('build')}`"
        elif cell.count != number:
            yield index, f"has the count {cell.count}, not {number}; run `{typed('build')}`"


def length(sheet: Sheet) -> Found:
    """A code cell has at most 15 lines, and the median is 2 to 4."""
    for index, cell in sheet.code:
        if cell.code_lines > MOST_LINES:
            yield index, f"has {cell.code_lines} lines of code; at most {MOST_LINES}"
    if len(sheet.code) > 1:
        median = statistics.median(cell.code_lines for _, cell in sheet.code[1:])
        if not MEDIAN_LINES[0] <= median <= MEDIAN_LINES[1]:
            yield None, f"has a median of {median:g} lines a code cell; from 2 to 4"


def imports(sheet: Sheet) -> Found:
    """The first code cell holds the imports and nothing else; no other cell imports."""
    for place, (index, cell) in enumerate(sheet.code):
        body = cell.tree.body if cell.tree else []
        has = [isinstance(line, ast.Import | ast.ImportFrom) for line in body]
        if place == 0 and not (has and all(has)):
            yield index, "the first code cell holds the imports, and nothing else"
        if place > 0 and any(has):
            yield index, "imports; all imports stand in the first code cell"


def python(sheet: Sheet) -> Found:
    """Each code cell is plain Python, unless it is meant to fail."""
    for index, cell in sheet.code:
        if cell.tree is None and not cell.may_raise:
            yield index, "is not plain Python (a syntax error, or a % or ! line)"


def redefined(sheet: Sheet) -> Found:
    """No lesson redefines a public name of the kit."""
    for index, cell in sheet.code:
        for name in sorted(set(_bound(cell)) & public_names()):
            yield index, f"redefines {name!r}, a name of the kit; give yours another"


@cache
def public_names() -> frozenset[str]:
    """Return the public functions and classes of the kit's modules, read without running them."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.glob("*.py")]
    defined = [node for tree in trees for node in tree.body]
    kinds = (ast.FunctionDef, ast.ClassDef)
    names = [node.name for node in defined if isinstance(node, kinds)]
    return frozenset(name for name in names if not name.startswith("_"))


def _bound(cell: SheetCell) -> Iterator[str]:
    for node in ast.walk(cell.tree) if cell.tree else ():
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def silenced(sheet: Sheet) -> Found:
    """No `;` at the end of a cell: it silences Jupyter, and not nbval."""
    for index, cell in sheet.code:
        if cell.source.rstrip().endswith(";"):
            yield index, "ends in `;`, which silences nothing under nbval; assign to `_`"


def widgets(sheet: Sheet) -> Found:
    """A cell with widgets is tagged: what they show has names that differ each time."""
    for index, cell in sheet.code:
        nodes = ast.walk(cell.tree) if cell.tree else ()
        called = [ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)]
        if any(_WIDGET.search(name) for name in called) and not cell.varies:
            yield index, "makes widgets; tag it nbval-ignore-output"


def metadata(sheet: Sheet) -> Found:
    """The file is for Python 3, ids are unique, and a cell carries only metadata that we know."""
    if sheet.metadata.get("kernelspec", {}).get("name") != "python3":
        yield None, "has the kernelspec python3"
    seen: set[str] = set()
    for index, cell in enumerate(sheet.cells):
        if not cell.id or cell.id in seen:
            yield index, f"has no id of its own; got {cell.id!r}"
        seen.add(cell.id)
        if unknown := sorted(set(cell.metadata) - KNOWN_METADATA):
            yield index, f"has metadata that we do not keep: {', '.join(unknown)}"
        if unknown := sorted(set(cell.tags) - KNOWN_TAGS):
            yield index, f"has a tag that nothing reads: {', '.join(unknown)}"
        if "NBVAL_" in cell.source:
            yield index, "has an NBVAL marker in its text; use a tag"
        if says := amiss(cell.metadata):
            yield index, says


CODE_RULES = {
    "counts": counts,
    "length": length,
    "imports": imports,
    "python": python,
    "redefined": redefined,
    "silenced": silenced,
    "widgets": widgets,
    "metadata": metadata,
}
