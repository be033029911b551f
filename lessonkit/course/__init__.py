"""The course's own machinery: it starts, builds and tests the lessons; no lesson imports it."""


class CourseError(Exception):
    """Something that the person at the keyboard can mend: the command prints it, and exits 2.

    The message says the rule, what was found, and what to do.
    """


def check(lesson: str) -> None:
    """Show inside Jupyter, as a table, what `lesson check` says of the saved notebook."""
    from lessonkit.course.student.in_jupyter import show

    show(lesson)


def hint(task: str) -> None:
    """Show inside Jupyter what `lesson hint` says of a task, as in `hint("03.1")`."""
    from lessonkit.course.student import hints
    from lessonkit.course.student.in_jupyter import said

    said(lambda: hints.hint(task))


def solution(task: str, *, now: bool = False) -> None:
    """Show inside Jupyter what `lesson solution` says of a task."""
    from lessonkit.course.student import hints
    from lessonkit.course.student.in_jupyter import said

    said(lambda: hints.solution(task, now=now))


def reset(lesson: str) -> None:
    """Lay a fresh copy of an exercise from inside Jupyter, as `lesson reset` does."""
    from lessonkit.course.student import reset
    from lessonkit.course.student.in_jupyter import said

    said(lambda: reset.reset(lesson))
