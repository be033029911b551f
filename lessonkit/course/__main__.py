"""`python -m lessonkit.course` is the `lesson` command."""

from lessonkit.course.command import app

app(prog_name="lesson")
