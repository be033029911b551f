"""In the place of nbval's collector, for exercises only: the same engine as `lesson check`.

Plain nbval would compare an exercise with what the student's own file stores. Lessons and
solutions stay nbval's. Every pytest run loads this file, so it imports what it needs late.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Generator:
    """Give our collector in the place of any other, where nbval was asked for an exercise."""
    collected = yield
    option = parent.config.option
    asked = getattr(option, "nbval", False) or getattr(option, "nbval_lax", False)
    if not asked or file_path.suffix != ".ipynb" or not is_exercise(file_path):
        return collected
    from lessonkit.course.judging.pytest_items import ExerciseFile

    return [ExerciseFile.from_parent(parent, path=file_path)]


def is_exercise(path: Path) -> bool:
    """Whether a notebook is an exercise of the course: it says so, or a cell of it names a task.

    Plain notebooks of other projects are none; of an unreadable file its folder decides.
    """
    from lessonkit.course import CourseError
    from lessonkit.course.notebooks import marks
    from lessonkit.course.notebooks.reading import UnreadableError, read_notebook
    from lessonkit.course.places import find_places

    try:
        places = find_places()
        folders = (places.exercises, places.work / "exercises")
        notebook = read_notebook(path)
    except UnreadableError:
        return path.parent in folders
    except CourseError:  # no course is here
        return False
    if notebook.kind == "exercise":
        return True
    return path.parent in folders and any(marks.task_line(c.source) for c in notebook.cells)
