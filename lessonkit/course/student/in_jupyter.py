"""`check("03")` inside a notebook: the same verdicts, on the saved file, as a small table."""

from __future__ import annotations

import html
import os
from collections.abc import Sequence
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grafting.submission import bare_lines
from lessonkit.course.judging.outcome import Report
from lessonkit.course.judging.self_check import Exercise, check_file, find_exercise
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.notebooks import marks
from lessonkit.course.notebooks.reading import UnreadableError
from lessonkit.course.places import Places, find_places
from lessonkit.course.student.check import remember, report_lines
from lessonkit.course.student.colour import in_page
from lessonkit.course.student.own_files import own_file


class Table:
    """A report that a notebook shows as a table, and a terminal as text."""

    def __init__(self, report: Report, unsaved: Sequence[str] = ()) -> None:
        """Hold the report and the tasks whose answer was run, but is not in the file."""
        self._report = report
        self._unsaved = unsaved

    def __repr__(self) -> str:
        """Return what `lesson check` prints."""
        return "\n".join([*self._warning(), *report_lines(self._report)])

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr style='vertical-align:top'><th scope='row'>{v.task}</th>"
            f"<td style='color:{in_page(v.outcome)}'><b>{html.escape(v.outcome)}</b></td>"
            f"<td style='text-align:left'>{html.escape(v.title)}"
            f"<pre style='margin:0;white-space:pre-wrap'>{html.escape(v.message)}</pre></td></tr>"
            for v in self._report.verdicts
        )
        notes = [*self._warning(), *self._report.notes]
        said = "".join(f"<p>{html.escape(note)}</p>" for note in notes)
        head = "<tr><th scope='col'>task</th><th scope='col'>outcome</th><th scope='col'></th></tr>"
        return f"{said}<table>{head}{rows}</table>"

    def _warning(self) -> list[str]:
        if not self._unsaved:
            return []
        return [
            f"Not saved: what you ran for {', '.join(self._unsaved)} is not what the file holds. "
            "Save (Ctrl+S, or Cmd+S), then run this cell again."
        ]


def show(lesson: str) -> None:
    """Display the verdicts on the saved notebook of `lesson`; what is amiss is said, not raised."""
    from IPython.display import display

    try:
        display(table(lesson, find_places()))
    except CourseError as error:
        print(error)


def table(lesson: str, places: Places) -> Table:
    """Return the table on the notebook this runs in, as saved. Raises CourseError."""
    exercise = find_exercise(places, lesson)
    path = own_path(exercise, places)
    with Kernels() as kernels:
        report = check_file(path, exercise, kernels)
    remember(places, path, exercise, report)
    return Table(report, _unsaved(exercise, path))


def own_path(exercise: Exercise, places: Places) -> Path:
    """Return the file of the notebook that asks: as the server names it, else by its slug.

    A notebook that asks without an answer cell, as a lesson may, means the student's exercise.
    """
    named = os.environ.get("JPY_SESSION_NAME", "")
    here, slug = Path.cwd(), exercise.reference.slug
    for path in (Path(named), here / Path(named).name, here / f"{slug}.ipynb"):
        if path.suffix == ".ipynb" and path.is_file() and _has_answers(exercise, path):
            return path
    return own_file(places, slug[:2])


def _has_answers(exercise: Exercise, path: Path) -> bool:
    try:
        return bool(exercise.read(path).answers)
    except UnreadableError:
        return False


def _unsaved(exercise: Exercise, path: Path) -> list[str]:
    """The tasks whose last run answer differs from the saved one, as far as IPython tells."""
    try:
        from IPython import get_ipython

        run = get_ipython().user_ns["In"]
        saved = exercise.read(path).answers
    except (AttributeError, KeyError, ImportError, UnreadableError):
        return []
    last = {marks.task_line(source): source for source in run}
    return [
        task
        for task, source in last.items()
        if task in exercise.reference.tasks
        and bare_lines(source) != bare_lines(saved.get(task, ""))
    ]
