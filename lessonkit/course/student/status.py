"""`lesson status`: how far a student is, a bar for each lesson."""

from __future__ import annotations

from lessonkit.course.grafting.reference import read_reference
from lessonkit.course.judging.outcome import Outcome
from lessonkit.course.places import Places, find_places
from lessonkit.course.sequence import Lesson, read_sequence
from lessonkit.course.student.progress import Progress


def status() -> int:
    """Print a line for each lesson and what to do next; return 0."""
    print("\n".join(status_lines(find_places())))
    return 0


def status_lines(places: Places) -> list[str]:
    """Return a line for each lesson: its bar, how many tasks pass, its title; then the next step.

    It tells what the last check of each task said, and checks nothing itself.
    """
    progress = Progress(places.work)
    lines, next_step = [], ""
    for lesson in read_sequence(places.course_file):
        tasks = _tasks(places, lesson)
        passed = [progress.outcome(task) == Outcome.PASSED for task in tasks]
        lines.append(_line(lesson, passed))
        if not next_step and not all(passed):
            task = tasks[passed.index(False)]
            next_step = f"Next: {task} in work/exercises/{lesson.slug}.ipynb"
    return [*lines, next_step or "Every exercise passes."]


def _tasks(places: Places, lesson: Lesson) -> list[str]:
    path = places.solutions / f"{lesson.slug}.ipynb"
    return list(read_reference(path).tasks) if path.is_file() else []


def _line(lesson: Lesson, passed: list[bool]) -> str:
    if not passed:
        return f"{lesson.number}  {'':8}  no exercise  {lesson.title}"
    bar = f"[{'#' * sum(passed)}{'.' * (len(passed) - sum(passed))}]"
    counted = f"{sum(passed)} of {len(passed)}"
    return f"{lesson.number}  {bar:<8}  {counted:<11}  {lesson.title}"
