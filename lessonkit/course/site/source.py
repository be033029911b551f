"""What the site is made from: a folder in which every page lies where it lies in the repository.

So the links between them hold as they are; a link to what is no page becomes its own words.
"""

from __future__ import annotations

import json
import posixpath
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from lessonkit.course.places import Places
from lessonkit.course.sequence import Lesson, read_sequence
from lessonkit.course.site.api import api_pages
from lessonkit.course.site.front import front_page

GUIDES = (
    "docs/instructor.md",
    "docs/beside-the-frameworks.md",
    "docs/scale.md",
    "docs/exercise-format.md",
    "benchmarks/README.md",
)
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def lay_source(places: Places, folder: Path, in_browser: Iterable[str]) -> None:
    """Write every page into `folder`; the lessons `in_browser`, by number, also run at lite/."""
    lessons, runs = read_sequence(places.course_file), set(in_browser)
    guides = [name for name in GUIDES if (places.root / name).is_file()]
    notebooks = _notebooks(places, lessons)
    pages = {*guides, *notebooks}
    for name in guides:
        _write(folder / name, _links((places.root / name).read_text("utf-8"), name, pages))
    for name in notebooks:
        _write(folder / name, _notebook(places, name, pages, runs))
    for picture in sorted((places.root / "docs" / "images").glob("*.svg")):
        target = folder / "docs" / "images" / picture.name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target)
    api = api_pages(places.root / "lessonkit")
    for name, text in api.items():
        _write(folder / name, text)
    front = front_page(lessons, notebooks, [*guides, "api/index.md"], bool(runs))
    _write(folder / "index.md", front)


def _notebooks(places: Places, lessons: Iterable[Lesson]) -> list[str]:
    folders = (places.notebooks, places.exercises)
    names = [f"{folder.name}/{one.slug}.ipynb" for folder in folders for one in lessons]
    return [name for name in names if (places.root / name).is_file()]


def _notebook(places: Places, name: str, pages: set[str], runs: set[str]) -> str:
    """The notebook with its links mended, words for its pictures, and where to run it."""
    notebook = json.loads((places.root / name).read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        cell["source"] = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            cell["source"] = _links(cell["source"], name, pages)
        for output in cell.get("outputs", []):
            _describe(cell, output.get("data", {}))
    notebook["cells"].insert(1, _where_to_run(name, runs))
    return json.dumps(notebook, ensure_ascii=False)


def _describe(cell: dict, data: dict) -> None:
    """Give a picture the words that stand for it."""
    if any(kind.startswith("image/") for kind in data):
        words = " ".join("".join(data.get("text/plain", "")).split())
        cell["metadata"]["mystnb"] = {"image": {"alt": words}}


def _where_to_run(name: str, runs: set[str]) -> dict:
    file = name.rpartition("/")[2]
    here = f'<a href="../lite/lab/index.html?path={name}">Run it in your browser</a>, or '
    first = here + "install" if file[:2] in runs else "To run it, install"
    text = f"{first} [the course](../index.md#install-it) and open `{name}` there."
    return {"cell_type": "markdown", "id": "where-to-run", "metadata": {}, "source": text}


def _links(text: str, name: str, pages: set[str]) -> str:
    """The text of page `name`, in which a link to what is no page is its own words."""

    def mended(found: re.Match[str]) -> str:
        picture, words, target, _ = found.groups()
        is_outside = ":" in target or picture
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
        return found[0] if is_outside or path in pages else words

    return _LINK.sub(mended, text)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
