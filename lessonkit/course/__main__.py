"""`python -m lessonkit.course` is the `lesson` command."""

from lessonkit.course.command import app
from lessonkit.course.typed import typed

app(prog_name=typed("").rstrip())
