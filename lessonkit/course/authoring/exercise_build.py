"""`lesson build` for exercises: generated from the solutions, each with its proof."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.authoring.generate import exercise_of, faults
from lessonkit.course.authoring.unwritten import unwritten, unwritten_answers
from lessonkit.course.authoring.wrong_answers import prove, read_wrong_answers
from lessonkit.course.grafting.fingerprints import FILE, mistakes_text
from lessonkit.course.grafting.reference import read_reference
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.notebooks.stored import as_text, clean, read
from lessonkit.course.notebooks.whole_file import write_whole
from lessonkit.course.places import Places
from lessonkit.course.typed import typed

WRONG_ANSWERS = 3  # at least so many for each task


def build_exercises(
    places: Places, slugs: Sequence[str], *, check: bool, say: Callable[[str], None] = print
) -> list[str]:
    """Write the exercises of the lessons and their fingerprints; return what is amiss.

    With `check` nothing is written, and a file that would change is amiss. Nothing is written
    either for a lesson whose proof fails.
    """
    solutions = [p for p in (places.solutions / f"{slug}.ipynb" for slug in slugs) if p.exists()]
    amiss = []
    for path in solutions:
        found = _build_one(places, path, check)
        say(_said(path, found))
        amiss += found
    return amiss


def _said(path: Path, found: list[str]) -> str:
    if not found:
        return f"exercises/{path.name}: as it must be"
    faults = "1 fault" if len(found) == 1 else f"{len(found)} faults"
    return f"solutions/{path.name} and its wrong answers: {faults}, so no exercise is written"


def _build_one(places: Places, path: Path, check: bool) -> list[str]:
    """Write what one solution makes; return what is amiss, each sentence with its file first."""
    try:
        solution = read(path)
        folder = places.solutions / "wrong" / path.stem
        in_solution = [f"solutions/{path.name}, {why}" for why in faults(solution, path)]
        if found := [*in_solution, *unwritten(path), *unwritten_answers(folder)]:
            return found
        reference = read_reference(path)
        wrong = read_wrong_answers(folder)
        with Kernels(reference.modules) as kernels:
            mistakes, amiss = prove(reference, wrong, kernels)
    except (CourseError, SyntaxError) as error:
        said = str(error)
        return [said if said.startswith("solutions/") else f"solutions/{path.name}: {said}"]
    for task in reference.tasks:
        count = sum(one.task == task for one in wrong)
        if count < WRONG_ANSWERS:
            amiss.append(
                f"solutions/wrong/{path.stem}/: {task} has {count} wrong answers; at least "
                f"{WRONG_ANSWERS} are wanted"
            )
    if amiss:
        return amiss
    files = {places.exercises / path.name: as_text(clean(exercise_of(solution)))}
    files[folder / FILE] = mistakes_text(mistakes)
    return [why for target, text in files.items() for why in _put(places, target, text, check)]


def _put(places: Places, target: Path, text: str, check: bool) -> list[str]:
    content = text.encode()
    if target.is_file() and target.read_bytes() == content:
        return []
    if check:
        name = target.relative_to(places.root).as_posix()
        return [f"{name} would change: run `{typed('build')}`, and commit what it writes"]
    target.parent.mkdir(parents=True, exist_ok=True)
    write_whole(target, content)
    return []
