"""Store notebooks as executed: their printed output is what nbval tests."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from nbformat import NotebookNode

from lessonkit.course import CourseError
from lessonkit.course.authoring.exercise_build import build_exercises
from lessonkit.course.authoring.generate import with_nbgrader_marks
from lessonkit.course.authoring.unwritten import unwritten
from lessonkit.course.kernels.run_notebook import CellFailedError, run_notebook
from lessonkit.course.notebooks.stored import (
    UnreadableNotebookError,
    as_text,
    clean,
    name_of,
    read,
)
from lessonkit.course.notebooks.whole_file import write_whole
from lessonkit.course.places import find_places
from lessonkit.course.sequence import choose, read_sequence

WORKERS = 2


@dataclass(frozen=True, slots=True)
class Built:
    """What became of one notebook: its new text, and what differs from the stored one.

    `difference` is empty where nothing does. `failure` says why there is no new text.
    """

    path: Path
    text: str = ""
    difference: str = ""
    failure: str = ""
    seconds: float = 0.0


def build_all(
    paths: Sequence[Path], *, check: bool, say: Callable[[str], None], hash_seed: int = 0
) -> list[Built]:
    """Build `paths`, two at a time, and return what became of each, in the order given.

    Says a line as each is done. With `check` nothing is written.
    """
    done: dict[Path, Built] = {}
    with ThreadPoolExecutor(WORKERS) as pool:
        jobs = {pool.submit(build, path, check=check, hash_seed=hash_seed): path for path in paths}
        for job in as_completed(jobs):
            built = job.result()
            done[built.path] = built
            name = f"{built.path.parent.name}/{built.path.name}"
            say(f"[{len(done)}/{len(paths)}] {name}: {_verdict(built, check)}")
    return [done[path] for path in paths]


def _verdict(built: Built, check: bool) -> str:
    if built.failure:
        return f"failed, {built.failure}"
    took = f"({built.seconds:.1f} s)"
    if not built.difference:
        return f"prints what is stored {took}"
    return f"{'would change' if check else 'written'}, {built.difference} {took}"


def build(path: Path, *, check: bool = False, hash_seed: int = 0) -> Built:
    """Run one notebook and store it as executed, unless `check`; never raises for its content.

    `hash_seed` is the order that Python gives to sets, on which no output may depend.
    """
    start = time.perf_counter()
    try:
        stored = read(path)
        fresh = executed(stored, path.parent, hash_seed=hash_seed)
    except (UnreadableNotebookError, CellFailedError) as error:
        return Built(path, failure=str(error))
    if check:
        _forgive_pixels(fresh, stored)
    text = as_text(fresh)
    difference = _difference(stored, fresh, path, text)
    if difference and not check:
        write_whole(path, text.encode())
    return Built(path, text, difference, seconds=time.perf_counter() - start)


def executed(stored: NotebookNode, folder: Path, *, hash_seed: int = 0) -> NotebookNode:
    """Return `stored` as we would store it now: run afresh in `folder`, and cleaned.

    A cell tagged `nbval-ignore-output` prints what differs each time (a timing), so it keeps
    the outputs it has, or no build would be the last; clear them to have new ones.
    """
    old = with_nbgrader_marks(clean(stored))  # none in a plain lesson
    fresh = clean(run_notebook(old, folder, hash_seed=hash_seed))
    for cell, before in zip(fresh.cells, old.cells, strict=True):
        if "nbval-ignore-output" in cell.metadata.get("tags", []) and before.outputs:
            cell.outputs = before.outputs
    return fresh


def _forgive_pixels(fresh: NotebookNode, stored: NotebookNode) -> None:
    """Give `fresh` the stored PNGs: pixels differ between systems, and nbval skips them too."""
    for cell, before in zip(fresh.cells, stored.cells, strict=True):
        for output, old in zip(cell.get("outputs", []), before.get("outputs", []), strict=False):
            if "image/png" in output.get("data", {}) and "image/png" in old.get("data", {}):
                output.data["image/png"] = old.data["image/png"]


def _difference(stored: NotebookNode, fresh: NotebookNode, path: Path, text: str) -> str:
    """Return where `fresh` first differs from what `path` holds; empty for the same bytes."""
    for index, (old, new) in enumerate(zip(stored.cells, fresh.cells, strict=True)):
        if old != new:
            return f"first in {name_of(fresh, index)}"
    same = text.encode() == path.read_bytes()
    return "" if same else "in the file's metadata or form, not in a cell"


def build_lessons(wanted: Sequence[str], *, check: bool) -> int:
    """Build the lessons `wanted` (all for none), print what became of them, return 0 or 1."""
    places = find_places()
    if places.is_handed_out:
        raise CourseError("this is a copy for students, without solutions: build the whole course")
    lessons = choose(read_sequence(places.course_file), wanted)
    paths = [places.notebooks / f"{lesson.slug}.ipynb" for lesson in lessons]
    solutions = [places.solutions / path.name for path in paths]
    paths += [path for path in solutions if path.exists()]
    built = build_all(paths, check=check, say=print)
    fallen = [
        f"{one.path.parent.name}/{one.path.name}: {one.failure or one.difference}"
        for one in built
        if one.failure or (check and one.difference)
    ]
    for one in built:
        if one.path.parent == places.notebooks and not one.failure:
            fallen += unwritten(one.path)
    fallen += build_exercises(places, [lesson.slug for lesson in lessons], check=check)
    if not fallen:
        print(f"{len(built)} notebooks, {'as they would be built' if check else 'stored'}.")
        return 0
    print(f"\n{'1 thing' if len(fallen) == 1 else f'{len(fallen)} things'} fell short:")
    for sentence in fallen:
        print(f"  {sentence}")
    return 1
