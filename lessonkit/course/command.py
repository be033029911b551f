"""The `lesson` command. Each command imports its module when it runs, so that help is fast."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from typer.core import TyperGroup

from lessonkit.course import CourseError

UsageError = typer.BadParameter.__base__  # typer shows it under no name of its own


class _PlainErrors(TyperGroup):
    """Say in one sentence what is wrong with the call or the course, and exit 2."""

    def main(self, *args: object, **options: object) -> None:
        """Run the command line and leave Python with its exit status."""
        options["standalone_mode"] = False
        try:
            status = super().main(*args, **options)
        except (CourseError, UsageError) as error:
            said = error.format_message() if isinstance(error, UsageError) else str(error)
            typer.echo(f"lesson: {said}", err=True)
            sys.exit(2)
        sys.exit(status or 0)


app = typer.Typer(
    cls=_PlainErrors,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Lessons = Annotated[list[str] | None, typer.Argument(metavar="NN...", show_default=False)]


@app.callback(invoke_without_command=True)
def course(context: typer.Context) -> None:
    """Take the course: start it, look after it, build it, test it."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def start(
    lesson: Annotated[str | None, typer.Argument(metavar="NN", show_default=False)] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open a browser, or print the address.")
    ] = True,
    port: Annotated[int, typer.Option(min=1024, max=65535, help="Try this port first.")] = 8888,
) -> None:
    """Open the course in JupyterLab, at lesson NN or where it begins."""
    from lessonkit.course.start import start

    raise typer.Exit(start(lesson, port=port, browser=browser))


@app.command()
def build(
    lessons: Lessons = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; fail if it would.")
    ] = False,
) -> None:
    """Run the notebooks of lessons NN (all for none) and store what they print."""
    from lessonkit.course.build import build_lessons

    raise typer.Exit(build_lessons(lessons or [], check=check))
