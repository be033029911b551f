"""A student's folder: copies of the lessons that we lay, and never take back."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.notebooks.whole_file import write_whole
from lessonkit.course.places import LAID, Places

FOLDERS = ("notebooks", "exercises")


@dataclass(frozen=True, slots=True)
class Laid:
    """What `lay_copies` did. `untouched` are the copies that are byte for byte the course's."""

    new: tuple[Path, ...]
    refreshed: tuple[Path, ...]
    beside: tuple[tuple[Path, Path], ...]
    untouched: tuple[Path, ...]


def lay_copies(places: Places) -> Laid:
    """Copy lessons and exercises to the work folder, and say what was done.

    A copy that the student changed is never written to: where the course has a newer version,
    that is laid beside it, once. A copy is changed when the text of a cell is; a run that only
    fills in outputs is not. What we laid is remembered in `work/.course.json`; without that
    file every copy that differs counts as changed, which is the safe side. Raises CourseError.
    """
    try:
        return _lay(places.work, list(_material(places)))
    except OSError as error:
        raise CourseError(
            f"cannot write to {error.filename or places.work}: {error.strerror}. "
            "Make the folder writable, or give it room"
        ) from error


def _material(places: Places) -> Iterator[tuple[str, bytes]]:
    for folder in FOLDERS:
        for path in sorted((places.root / folder).glob("[!.]*.ipynb")):
            yield f"{folder}/{path.name}", path.read_bytes()


def _lay(work: Path, material: Sequence[tuple[str, bytes]]) -> Laid:
    remembered = _recall(work)
    done: dict[str, list] = {"new": [], "refresh": [], "beside": [], "keep": []}
    for name, content in material:
        path = work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        what = _decide(path, content, remembered.get(name))
        if what == "beside":
            neighbour = _free_neighbour(path, content)
            write_whole(neighbour, content)
            done[what].append((path, neighbour))
        else:
            done[what].append(path)
        if what in ("new", "refresh"):
            write_whole(path, content)
        remembered[name] = _traces(content)
    write_whole(work / LAID, (json.dumps(remembered, indent=1) + "\n").encode())
    untouched = [work / name for name, content in material if (work / name).read_bytes() == content]
    return Laid(*(tuple(found) for found in (*list(done.values())[:3], untouched)))


def _decide(path: Path, content: bytes, before: dict[str, str] | None) -> str:
    """Return what becomes of the copy at `path`: `new`, `refresh`, `beside` or `keep`."""
    if not path.exists():
        return "new"
    mine, fresh = _traces(path.read_bytes()), _traces(content)
    if mine["text"] == fresh["text"]:
        # The student may have run it. It is stale only if it is still what we once laid.
        stale = before is not None and mine["bytes"] == before["bytes"] != fresh["bytes"]
        return "refresh" if stale else "keep"
    if before and mine["text"] == before["text"]:
        return "refresh"
    return "keep" if before and before["text"] == fresh["text"] else "beside"


def _traces(content: bytes) -> dict[str, str]:
    return {"bytes": hashlib.sha256(content).hexdigest(), "text": fingerprint(content)}


def _recall(work: Path) -> dict[str, dict[str, str]]:
    try:
        remembered = json.loads((work / LAID).read_text(encoding="utf-8"))
        return {name: {"bytes": it["bytes"], "text": it["text"]} for name, it in remembered.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def _free_neighbour(path: Path, content: bytes) -> Path:
    for number in count(1):
        suffix = ".new" if number == 1 else f".new-{number}"
        neighbour = path.with_name(f"{path.stem}{suffix}.ipynb")
        if not neighbour.exists() or neighbour.read_bytes() == content:
            break
    return neighbour


def fingerprint(content: bytes) -> str:
    """Return a hash of what a person writes in a notebook: its cells' types and text.

    Outputs, counts and metadata change when a notebook is merely run. Of anything that is no
    notebook, the hash of its bytes.
    """
    try:
        cells = [
            [cell["cell_type"], "".join(cell["source"])] for cell in json.loads(content)["cells"]
        ]
        content = json.dumps(cells).encode()
    except (ValueError, KeyError, TypeError):
        pass
    return hashlib.sha256(content).hexdigest()


def sentences(laid: Laid, work: Path) -> list[str]:
    """Return what a student should be told of `laid`: nothing when nothing happened."""
    said = []
    if laid.new:
        said.append(f"Laid {_notebooks(laid.new)} into {work.name}/, yours to change.")
    if laid.refreshed:
        said.append(
            f"The course was updated, and {_notebooks(laid.refreshed)} that you had not changed."
        )
    for path, neighbour in laid.beside:
        said.append(
            f"The course has a new version of {path.parent.name}/{path.name}. You changed yours, "
            f"so it is kept; the new one is beside it: {neighbour.name}"
        )
    return said


def _notebooks(paths: Sequence[Path]) -> str:
    return f"{len(paths)} notebook{'s' if len(paths) != 1 else ''}"
