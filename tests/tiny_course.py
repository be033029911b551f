"""A checkout of a course with one lesson, to run the command in without touching ours."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from lessonkit.course.places import PACKAGE

SLUG = "00_begin"
COURSE = f'[[lesson]]\nslug = "{SLUG}"\ntitle = "Why?"\nminutes = 5\nneeds = []\n'


def lesson(printed="4\n", picture="<svg/>"):
    """A notebook of two code cells: one prints 4, one shows a picture; what it stores is given."""
    data = {"image/svg+xml": picture, "text/plain": "A picture."}
    show = f"from IPython.display import display\ndisplay({data!r}, raw=True)"
    cells = [
        new_markdown_cell("# Why?", id="title"),
        new_code_cell("print(2 + 2)", id="sum", execution_count=1),
        new_code_cell(show, id="show", execution_count=2),
    ]
    cells[1].outputs = [new_output("stream", text=printed)]
    cells[2].outputs = [new_output("display_data", data=data)]
    return new_notebook(cells=cells)


def make_checkout(root, notebook=None):
    """Put the package, a course.toml and one lesson into `root`, and return it."""
    ignored = shutil.ignore_patterns("__pycache__", "_material")
    shutil.copytree(PACKAGE, root / "lessonkit", ignore=ignored)
    (root / "course.toml").write_text(COURSE, encoding="utf-8")
    (root / "data").mkdir()
    (root / "notebooks").mkdir()
    nbformat.write(notebook or lesson(), root / "notebooks" / f"{SLUG}.ipynb")
    return root


def command(*arguments):
    """The command line of `lesson` in the Python that runs the tests."""
    return [sys.executable, "-m", "lessonkit.course", *arguments]


def environment(root, **more):
    """The environment in which the package of `root` is the one that is imported."""
    return os.environ | {"PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8"} | more


def run_lesson(root, *arguments):
    """Run `lesson` in the checkout `root` to its end."""
    return subprocess.run(
        command(*arguments),
        cwd=root,
        env=environment(root),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def files_in(root):
    """All files under `root` but Python's own caches."""
    return {path for path in Path(root).rglob("*") if "__pycache__" not in path.parts}
