"""`check("03")` inside a notebook: the same verdicts, on the saved file, as a small table.

In a browser's page too, where the one Python that there is runs the answers itself.
"""

from __future__ import annotations

import html
import os
import re
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grafting.reference import Task, names_given
from lessonkit.course.grafting.submission import bare_lines, is_stub
from lessonkit.course.judging.judge import judge
from lessonkit.course.judging.outcome import Outcome, Report
from lessonkit.course.judging.report_text import summary
from lessonkit.course.judging.self_check import Exercise, check_file, find_exercise
from lessonkit.course.kernels.cell_run import GivesKernels
from lessonkit.course.kernels.in_process import LIMITS, KernelsHere
from lessonkit.course.notebooks import marks
from lessonkit.course.notebooks.reading import Cell, NotebookFile, UnreadableError, read_notebook
from lessonkit.course.places import Places, find_places
from lessonkit.course.student.check import remember, report_lines
from lessonkit.course.student.colour import in_page
from lessonkit.course.student.own_files import own_file
from lessonkit.course.typed import IN_PAGE

_LEFT = "text-align:left"
# JupyterLab breaks the lines of a <pre> inside words.
_PRE = "margin:0;background:none;white-space:pre-wrap;word-break:normal;overflow-wrap:anywhere"
_WHERE = (
    "Type it into a cell of its own."
    if IN_PAGE
    else "Type it in a terminal, in the course's folder."
)
_NO_DRIVE = (
    "This page cannot show Python your saved notebook: that is so in a private window, and where "
    "the address begins with http: and is not this machine's. What you ran last is judged in its "
    "place: run each answer cell, then this one."
)


class Table:
    """A report that a notebook shows as a table, and a terminal as text."""

    def __init__(self, report: Report, saved: str = "", unsaved: Sequence[str] = ()) -> None:
        """Hold the report, when the file was saved, and the tasks that were run but not saved."""
        self._report = report
        self._saved = saved
        self._unsaved = unsaved
        self._last = [LIMITS] if IN_PAGE else []

    def __repr__(self) -> str:
        """Return what `lesson check` prints."""
        return "\n".join([*self._warning(), *report_lines(self._report), *self._last])

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr style='vertical-align:top'><th scope='row'>{v.task}</th>"
            f"<td style='{_LEFT};color:{in_page(v.outcome)}'><b>{html.escape(v.outcome)}</b></td>"
            f"<td style='{_LEFT}'>{html.escape(v.title)}"
            f"<pre style='{_PRE}'>{_prose(v.message)}</pre></td></tr>"
            for v in self._report.verdicts
        )
        notes = [*self._warning(), *self._report.notes]
        said = "".join(f"<p>{_prose(note)}</p>" for note in notes)
        words = ("task", "outcome", "message")
        head = "".join(f"<th scope='col' style='{_LEFT}'>{word}</th>" for word in words)
        last = "".join(f"<p>{_prose(words)}</p>" for words in [self._next(), *self._last])
        return f"{said}<table><tr>{head}</tr>{rows}</table>{last}"

    def _next(self) -> str:
        """How many passed and what is next; where nothing could be read, the rows have said it."""
        if any(v.outcome is Outcome.UNREADABLE for v in self._report.verdicts):
            return ""
        return summary(self._report) + ("" if self._report.all_passed else f" {_WHERE}")

    def _warning(self) -> list[str]:
        said = [f"Checked as saved at {self._saved}."] if self._saved else []
        if self._unsaved:
            said.append(
                f"Not saved: what you ran for {', '.join(self._unsaved)} is not what the file "
                "holds. Save (Ctrl+S, or Cmd+S), then run this cell again."
            )
        return said


def _prose(text: str) -> str:
    """A sentence as HTML: what stands between backticks is code."""
    return re.sub("`([^`\n]+)`", r"<code>\1</code>", html.escape(text))


def show(lesson: str) -> None:
    """Display the verdicts on the saved notebook of `lesson`; what is amiss is said, not raised."""
    from IPython.display import display

    said(lambda: display(table(lesson, find_places())))


def said(command: Callable[[], object]) -> None:
    """Do what a command does, without its exit status; what is amiss is printed, not raised."""
    try:
        command()
    except CourseError as error:
        print(error)


def table(lesson: str, places: Places) -> Table:
    """Return the table on the notebook this runs in, as saved. Raises CourseError."""
    exercise = find_exercise(places, lesson)
    if IN_PAGE and not places.own.is_dir():
        return Table(_on_what_was_run(exercise))
    path = own_path(exercise, places)
    saved = _when(path)
    with _kernels() as kernels:
        report = check_file(path, exercise, kernels)
    remember(places, path, exercise, report)
    return Table(report, saved, _unsaved(exercise, path))


def _when(path: Path) -> str:
    """When the file was saved; empty for one that nobody has saved, which a page dates to 1980."""
    saved = time.localtime(path.stat().st_mtime)
    return time.strftime("%H:%M:%S", saved) if saved.tm_year > 1980 else ""


def _kernels() -> AbstractContextManager[GivesKernels]:
    if IN_PAGE:
        return KernelsHere()
    from lessonkit.course.kernels.supply import Kernels  # no browser has what it needs

    return Kernels()


def _on_what_was_run(exercise: Exercise) -> Report:
    """The report on the cells that this kernel ran, for a page without a file to read."""
    ran = NotebookFile(tuple(Cell("code", source) for source in _run_here()))
    read = exercise.answers_in(ran, f"{exercise.reference.slug}.ipynb")
    # A cell that was not run is no missing one, and one that was run twice is no copy.
    submission = replace(read, answers=exercise.stubs | read.answers, notes=(_NO_DRIVE,))
    return judge(exercise.reference, submission, KernelsHere().take(), exercise.mistakes)


def _run_here() -> list[str]:
    """The sources that were run in this kernel, as far as IPython tells; none without it."""
    try:
        from IPython import get_ipython

        return list(get_ipython().user_ns["In"])
    except (AttributeError, KeyError, ImportError):
        return []


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
    """The tasks whose last run answer is newer than the saved one, as far as IPython tells."""
    run = _run_here()
    try:
        saved = exercise.read(path).answers
        sources = [bare_lines(cell.source) for cell in read_notebook(path).cells]
        cells = [lines for lines in sources if lines]
    except UnreadableError:
        return []
    if not any(bare_lines(source) in cells for source in run):  # it runs in another notebook
        return []
    saved_here = path.stat().st_mtime >= _started()  # what was saved before is older than any run
    return [
        task.name
        for task in exercise.reference.tasks.values()
        if (answers := [source for source in run if _answers(source, task)])
        and bare_lines(answers[-1]) not in cells
        and not (saved_here and _is_other(answers, saved.get(task.name, ""), task))
    ]


def _answers(source: str, task: Task) -> bool:
    """Whether a cell answers the task: it says so, or defines what the solution does."""
    line = marks.task_line(source)
    return line == task.name if line else bool(task.gives) and task.gives <= names_given(source)


def _is_other(run: list[str], saved: str, task: Task) -> bool:
    """Whether the file holds an answer that was not run here.

    One that was changed and saved, and not run since, is no matter: the file is judged.
    """
    return not is_stub(saved, task.stub) and bare_lines(saved) not in map(bare_lines, run)


def _started() -> float:
    """When this Python started, in seconds since 1970."""
    if IN_PAGE:  # whose clock begins with this Python
        return time.time() - time.monotonic()
    import psutil

    return psutil.Process().create_time()
