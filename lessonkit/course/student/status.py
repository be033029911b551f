"""`lesson status`: how far a student is, a bar for each lesson."""

from __future__ import annotations

from lessonkit.course import CourseError
from lessonkit.course.judging.outcome import Outcome
from lessonkit.course.judging.self_check import Exercise, find_exercise
from lessonkit.course.places import Places, find_places
from lessonkit.course.sequence import Lesson, read_sequence
from lessonkit.course.student.own_files import own_file
from lessonkit.course.student.progress import Progress
from lessonkit.course.typed import typed


def status() -> int:
    """Print a line for each lesson and what to do next; return 0."""
    print("\n".join(status_lines(find_places())))
    return 0


def status_lines(places: Places) -> list[str]:
    """Return a line for each lesson: its bar, how many tasks pass, its title; then the next step.

    It tells what the last check said, and checks nothing itself. A pass counts for the answer it
    was given to; of one that has changed since we say so.
    """
    progress = Progress(places.work)
    lines, next_step = [], ""
    for lesson in read_sequence(places.course_file):
        exercise = _exercise(places, lesson)
        tasks = list(exercise.reference.tasks) if exercise else []
        answers, why = _answers(places, exercise)
        bar = "".join(_sign(progress, task, answers.get(task, "")) for task in tasks)
        lines.append(_line(lesson, bar))
        if "?" in bar:
            lines.append(f"    ? {why or _changed(lesson)}")
        if not next_step and bar.strip("#"):
            task = tasks[len(bar) - len(bar.lstrip("#"))]
            next_step = f"Next: {task} in work/exercises/{lesson.slug}.ipynb"
    return [*lines, next_step or "Every exercise passes."]


def _exercise(places: Places, lesson: Lesson) -> Exercise | None:
    is_there = (places.solutions / f"{lesson.slug}.ipynb").is_file()
    return find_exercise(places, lesson.number) if is_there else None


def _answers(places: Places, exercise: Exercise | None) -> tuple[dict[str, str], str]:
    """The answers in the student's file, and why there are none where it cannot be had."""
    if exercise is None:
        return {}, ""
    try:
        return exercise.read(own_file(places, exercise.reference.slug[:2])).answers, ""
    except CourseError as error:
        return {}, str(error)


def _sign(progress: Progress, task: str, answer: str) -> str:
    """`#` for a task that passes, `?` for one whose answer is not the one that did, else a dot."""
    if progress.outcome(task) != Outcome.PASSED:
        return "."
    return "#" if progress.is_of(task, answer) else "?"


def _changed(lesson: Lesson) -> str:
    return f"passed, and changed since: `{typed(f'check {lesson.number}')}` says what holds now"


def _line(lesson: Lesson, bar: str) -> str:
    if not bar:
        return f"{lesson.number}  {'':8}  no exercise  {lesson.title}"
    counted = f"{bar.count('#')} of {len(bar)}"
    return f"{lesson.number}  {f'[{bar}]':<8}  {counted:<11}  {lesson.title}"
