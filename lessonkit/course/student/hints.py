"""`lesson hint` and `lesson solution`: help for one task, no more of it than is wanted."""

from __future__ import annotations

import re
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grafting.reference import Task
from lessonkit.course.judging.self_check import find_exercise
from lessonkit.course.judging.wrapping import wrapped
from lessonkit.course.notebooks import marks
from lessonkit.course.notebooks.reading import UnreadableError
from lessonkit.course.places import Places, find_places
from lessonkit.course.student.own_files import own_file
from lessonkit.course.student.progress import TRIES, Progress
from lessonkit.course.typed import typed


def hint(name: str) -> int:
    """Print the next hint to the task `name`, with those before it; return 0."""
    places = find_places()
    print("\n".join(next_hint(places, find_task(places, name))))
    return 0


def find_task(places: Places, name: str) -> Task:
    """Return the task that a student names, as in 03.2 or 3.2. Raises CourseError."""
    number, _, rest = name.partition(".")
    given, name = name, f"{number.zfill(2)}.{rest}"
    if not marks.is_task(name):
        raise CourseError(f"a task is named like 03.2, lesson and number; got {given!r}")
    tasks = find_exercise(places, number).reference.tasks
    if name not in tasks:
        raise CourseError(f"there is no task {name}; the lesson has {', '.join(tasks)}")
    return tasks[name]


def lesson_and_task(places: Places, wanted: str | None) -> tuple[str | None, str]:
    """Return ("03", "03.2") for a task such as 3.2; for anything else, that and no task.

    Raises CourseError for a task that is not there.
    """
    if wanted and re.fullmatch(r"\d{1,2}\.\d{1,2}", wanted) and not Path(wanted).exists():
        task = find_task(places, wanted).name
        return task[:2], task
    return wanted, ""


def next_hint(places: Places, task: Task) -> list[str]:
    """Return the lines of the hints seen so far and of the next one, and remember it."""
    if not task.hints:
        whose = "This copy of the course" if places.is_handed_out else task.name
        return [f"{whose} has no hints."]
    progress = Progress(places.work)
    shown = progress.hints(task.name)
    if shown < len(task.hints):
        shown = progress.note_hint(task.name)
    lines = [f"{task.name} {task.title}"]
    for number, words in enumerate(task.hints[:shown], 1):
        lines += [f"Hint {number} of {len(task.hints)}: {words.strip()}"]
    if shown == len(task.hints):
        lines.append(f"That was the last hint.{_opens(progress, task)}")
    else:
        lines.append(f"`{typed(f'hint {task.name}')}` again gives the next one.")
    return wrapped("\n".join(lines))


def _opens(progress: Progress, task: Task) -> str:
    """Say how the answer is shown, and when, if it is not yet."""
    if not task.has_answer:
        return ""
    shows = f" `{typed(f'solution {task.name}')}` shows the answer"
    if progress.may_see_solution(task.name):
        return f"{shows}."
    return f"{shows} once yours has passed, or after {TRIES} different tries."


def solution(name: str, *, now: bool = False) -> int:
    """Print the solution of the task `name` beside the student's own answer; return 0 or 1.

    It opens after a pass, after some different tries, or with `now`.
    """
    places = find_places()
    task = find_task(places, name)
    if not task.has_answer:
        print("This copy of the course was handed out without solutions; your instructor has them.")
        return 1
    progress = Progress(places.work)
    if not now and not progress.may_see_solution(task.name):
        left = TRIES - progress.tries(task.name)
        print(
            f"The solution of {task.name} opens when your answer passes, or after {TRIES} "
            f"different tries; {left} to go. `{typed(f'hint {task.name}')}` helps, and "
            f"`{typed(f'solution {task.name} --now')}` opens it all the same."
        )
        return 1
    print("\n".join(side_by_side(_own_answer(places, task), bare_answer(task))))
    return 0


def bare_answer(task: Task) -> str:
    """Return the solution's answer without the marks around its region."""
    lines = task.answer.strip().splitlines()
    return "\n".join(line for line in lines if not line.strip().startswith("### "))


def _own_answer(places: Places, task: Task) -> str:
    try:
        path = own_file(places, task.name[:2])
        return find_exercise(places, task.name[:2]).read(path).answers.get(task.name, "")
    except (CourseError, UnreadableError):
        return ""


def side_by_side(yours: str, ours: str, width: int = 100) -> list[str]:
    """Return two texts in two columns, or one below the other where they are too wide."""
    left, right = yours.strip().splitlines(), ours.strip().splitlines()
    column = max([len("yours"), *map(len, left)])
    if column + max(map(len, right), default=0) + 3 > width:
        return ["yours:", *left, "", "solution:", *right]
    rows = max(len(left), len(right))
    left += [""] * (rows - len(left))
    right += [""] * (rows - len(right))
    pairs = zip(["yours", *left], ["solution", *right], strict=True)
    return [f"{a:<{column}} | {b}".rstrip() for a, b in pairs]
