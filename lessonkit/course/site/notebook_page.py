"""A notebook as it is read on the site, where nobody can run it."""

from __future__ import annotations

import re

_HOW = "**How this works.**"
_PREDICT = "**Predict.**"
_LAB = re.compile(r"^lab\(\)$", re.MULTILINE)
_WIDE = 40  # characters that a narrow screen shows of a line


def for_reading(notebook: dict, name: str, runs: set[str]) -> None:
    """Change the notebook of page `name` in place: `runs` are the lessons that run at lite/.

    It says first where it can be run, an output that a prediction asks about is folded, printed
    sentences may be wrapped, and a picture has the words that stand for it.
    """
    cells, predicted = notebook["cells"], False
    for cell in cells:
        if cell["cell_type"] == "markdown":
            predicted = _PREDICT in cell["source"]
        elif outputs := cell.get("outputs"):
            tags = cell["metadata"].setdefault("tags", [])
            tags += ["hide-output"] * predicted + ["prose"] * _is_prose(outputs)
            for output in outputs:
                _describe(cell, output.get("data", {}))
    for place in reversed([n for n, cell in enumerate(cells) if _LAB.search(cell["source"])]):
        cells.insert(place, _words("lab", _still(name)))
    _say_where_to_run(cells, name, runs)


def _is_prose(outputs: list[dict]) -> bool:
    """Return whether the long lines of what is printed are sentences, and not rows of a table."""
    texts = ["".join(output.get("text", "")) for output in outputs]
    long = [line for text in texts for line in text.splitlines() if len(line) > _WIDE]
    return bool(long) and not any("  " in line.strip() for line in long)


def _describe(cell: dict, data: dict) -> None:
    """Give a picture the words that stand for it."""
    if any(kind.startswith("image/") for kind in data):
        words = " ".join("".join(data.get("text/plain", "")).split())
        cell["metadata"]["mystnb"] = {"image": {"alt": words}}


def _still(name: str) -> str:
    return (
        "On this page the lab stands still: it needs a Python that answers. To move it, install "
        f"[the course](../index.md#install-it) and open `{name}` there."
    )


def _say_where_to_run(cells: list[dict], name: str, runs: set[str]) -> None:
    """Say it before an exercise speaks of its files, and below the first cell of a lesson."""
    number = name.rpartition("/")[2][:2]
    here = f'<a href="../lite/lab/index.html?path={name}">Run it in your browser</a>, or '
    first = here + "install" if number in runs else "To run it, install"
    text = f"{first} [the course](../index.md#install-it) and open `{name}` there."
    if _HOW in cells[0]["source"]:
        title, how = cells[0]["source"].split(_HOW)
        cells[0]["source"] = f"{title.rstrip()}\n\n{text}"
        cells.insert(1, _words("how", f"**How it works in the installed course.**{how}"))
    else:
        cells.insert(1, _words("where-to-run", text))


def _words(key: str, text: str) -> dict:
    return {"cell_type": "markdown", "id": key, "metadata": {}, "source": text}
