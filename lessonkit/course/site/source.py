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
from lessonkit.course.site.notebook_page import for_reading

GUIDES = (
    "docs/instructor.md",
    "docs/beside-the-frameworks.md",
    "docs/scale.md",
    "docs/exercise-format.md",
    "benchmarks/README.md",
)
_KIT = re.compile(r"`lessonkit/([a-z_/]+)\.py`(?!\])")
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def lay_source(places: Places, folder: Path, in_browser: Iterable[str], address: str = "") -> None:
    """Write every page into `folder`; the lessons `in_browser`, by number, also run at lite/.

    `address` is where the course's folder can be had.
    """
    lessons, runs = read_sequence(places.course_file), set(in_browser)
    guides = [name for name in GUIDES if (places.root / name).is_file()]
    notebooks = _notebooks(places, lessons)
    api = api_pages(places.root / "lessonkit")
    pages = {*guides, *notebooks, *api}
    for name in guides:
        _write(folder / name, _links((places.root / name).read_text("utf-8"), name, pages))
    for name in notebooks:
        _write(folder / name, _notebook(places, name, pages, runs))
    for picture in sorted((places.root / "docs" / "images").glob("*.svg")):
        target = folder / "docs" / "images" / picture.name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target)
    for name, text in api.items():
        _write(folder / name, text)
    front = front_page(lessons, notebooks, [*guides, "api/index.md"], bool(runs), address)
    _write(folder / "index.md", front)


def _notebooks(places: Places, lessons: Iterable[Lesson]) -> list[str]:
    folders = (places.notebooks, places.exercises)
    names = [f"{folder.name}/{one.slug}.ipynb" for folder in folders for one in lessons]
    return [name for name in names if (places.root / name).is_file()]


def _notebook(places: Places, name: str, pages: set[str], runs: set[str]) -> str:
    """The notebook with its links mended, and what somebody needs who only reads it."""
    notebook = json.loads((places.root / name).read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        cell["source"] = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            cell["source"] = _links(_to_the_kit(cell["source"], places), name, pages)
    for_reading(notebook, name, runs)
    return json.dumps(notebook, ensure_ascii=False)


def _to_the_kit(text: str, places: Places) -> str:
    """The text of a notebook, in which a file of the kit that is named leads to its page."""

    def linked(found: re.Match[str]) -> str:
        page = f"api/lessonkit.{found[1].replace('/', '.')}.md"
        is_there = (places.root / f"lessonkit/{found[1]}.py").is_file()
        return f"[{found[0]}](../{page})" if is_there else found[0]

    return _KIT.sub(linked, text)


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
