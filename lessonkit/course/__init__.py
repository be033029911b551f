"""The course's own machinery: it starts, builds and tests the lessons; no lesson imports it."""


class CourseError(Exception):
    """Something that the person at the keyboard can mend: the command prints it, and exits 2.

    The message says the rule, what was found, and what to do.
    """


def check(lesson: str) -> None:
    """Show inside Jupyter, as a table, what `lesson check` says of the saved notebook."""
    from lessonkit.course.student.in_jupyter import show

    show(lesson)
