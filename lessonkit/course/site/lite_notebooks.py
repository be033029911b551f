"""Lessons and exercises as the page in the browser has them: no terminal, no second file."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.places import Places

KERNEL = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}
_TEXTS = ("source", "text", "text/plain", "image/svg+xml")  # what may be a list of lines
_LINK = re.compile(r"\[([^\]]+)\]\((?:\.\./\w+/)?(\w+)\.ipynb\)")

# In lesson 00, from the one phrase up to the other.
_CHECKING = re.compile(r"Each lesson from 01 on has.*?(?=Before you write a line)", re.DOTALL)
_CHECKING_HERE = """\
Each lesson from 01 on has an exercise with the same name, in the folder `exercises`. You write a \
few lines in its answer cells and save (Ctrl+S, or Cmd+S). Then you run its last code cell:

```
check("01")
```

It runs your answers, with inputs you have not seen too, and says for each task what happened. \
`hint("01.1")`, in a cell of its own, gives a hint, one step at a time.

"""
_HOW = re.compile(r"\*\*How this works\.\*\*.*", re.DOTALL)
_HOW_HERE = """\
**How this works.** Run the first code cell, and again after each reload of the page. Write each
answer in its cell, in the place of the line `raise NotImplementedError(...)`, run it, and save with
Ctrl+S (Cmd+S on a Mac). Then run the last code cell: it judges the saved notebook, and says what
holds and what does not yet.

- `hint("{number}.1")`, in a cell of its own, gives a hint for the first task, a little more each
  time; `solution("{number}.1")` shows the answer once you have passed or tried it three times;
- `reset("{number}")` lays a fresh copy and keeps yours beside it.

What you save stays in this browser, on this device. File, Download gives you the file.

Only the answer cells are judged. Add cells, change the others, print what you like: nothing
there can count against you. Red is where everyone starts: before you write anything, every task
says "not attempted".
"""
_IMPORT = "from lessonkit.course import check\n"
_IMPORT_HERE = "from lessonkit.course import check, hint, reset, solution\n"


def lay_notebooks(places: Places, slugs: Sequence[str], folder: Path) -> None:
    """Write the lessons `slugs` with their outputs, and their exercises, into `folder`.

    Raises CourseError where a text still speaks of a terminal.
    """
    for source in (places.notebooks, places.exercises):
        target = folder / source.name
        target.mkdir(parents=True)
        for slug in slugs:
            path = source / f"{slug}.ipynb"
            if path.is_file():
                adapted = _adapted(path.read_text(encoding="utf-8"), path, slugs)
                (target / path.name).write_bytes(adapted.encode())


def _adapted(text: str, path: Path, slugs: Sequence[str]) -> str:
    notebook = _whole(json.loads(text))
    notebook["metadata"]["kernelspec"] = KERNEL
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["metadata"]["trusted"] = True  # or JupyterLab shows a picture's words in its place
        cell["source"] = _for_page(cell["source"], path.name[:2], slugs)
        if "start.py" in cell["source"]:
            raise CourseError(
                f"{path.parent.name}/{path.name} speaks of start.py, and a page has no terminal: "
                "say in lessonkit/course/site/lite_notebooks.py what it says there"
            )
    if notebook["metadata"].get("lessonkit", {}).get("kind") == "exercise":
        _offer_help(notebook["cells"])
        notebook["cells"].append(_leads_on(path.stem, slugs))
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _offer_help(cells: list[dict]) -> None:
    """Let the first code cell import what the text above it speaks of."""
    first = next(cell for cell in cells if cell["cell_type"] == "code")
    first["source"] += f"\n\n{_IMPORT_HERE}".rstrip()


def _leads_on(slug: str, slugs: Sequence[str]) -> dict:
    """Return a last cell with the way back to the lesson, and on to the next one."""
    at = slugs.index(slug)
    links = [f"Back to [lesson {slug[:2]}](../notebooks/{slug}.ipynb)"]
    links += [
        f"on to [lesson {one[:2]}](../notebooks/{one}.ipynb)" for one in slugs[at + 1 : at + 2]
    ]
    return {
        "cell_type": "markdown",
        "id": "onwards",
        "metadata": {},
        "source": ", ".join(links) + ".",
    }


def _whole(value: object) -> object:
    """A notebook whose texts are whole: the page does not join their lines, as a server does."""
    if isinstance(value, dict):
        return {k: _text(v) if k in _TEXTS else _whole(v) for k, v in value.items()}
    return [_whole(one) for one in value] if isinstance(value, list) else value


def _text(value: object) -> object:
    is_text = isinstance(value, list) and all(isinstance(line, str) for line in value)
    return "".join(value) if is_text else _whole(value)


def _for_page(source: str, number: str, slugs: Sequence[str]) -> str:
    source = _CHECKING.sub(lambda _: _CHECKING_HERE, source)
    source = _HOW.sub(lambda _: _HOW_HERE.format(number=number).rstrip(), source)
    source = source.replace(_IMPORT, _IMPORT_HERE)
    return _LINK.sub(lambda found: found[0] if found[2] in slugs else _elsewhere(found), source)


def _elsewhere(link: re.Match[str]) -> str:
    return f"{link[1]} (it does not run here; the course's pages have it to read)"
