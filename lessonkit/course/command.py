"""The `lesson` command. Each command imports its module when it runs, so that help is fast."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer
from typer.core import TyperGroup

from lessonkit.course import CourseError

UsageError = typer.BadParameter.__base__  # typer shows it under no name of its own


class _PlainErrors(TyperGroup):
    """Say in one sentence what is wrong with the call or the course, and exit 2."""

    def main(self, *args: object, **options: object) -> None:
        """Run the command line and leave Python with its exit status."""
        options["standalone_mode"] = False
        for stream in (sys.stdout, sys.stderr):  # some can write but a few letters
            stream.reconfigure(errors="backslashreplace")
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
    from lessonkit.course.machine.start import start

    raise typer.Exit(start(lesson, port=port, browser=browser))


@app.command()
def build(
    lessons: Lessons = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; fail if it would.")
    ] = False,
) -> None:
    """Run the notebooks of lessons NN (all for none) and store what they print."""
    from lessonkit.course.authoring.build import build_lessons

    raise typer.Exit(build_lessons(lessons or [], check=check))


@app.command()
def doctor() -> None:
    """Look whether this machine has what the course needs."""
    from lessonkit.course.machine.doctor import doctor

    raise typer.Exit(doctor())


@app.command()
def test(
    pytest_arguments: Annotated[
        list[str] | None, typer.Argument(metavar="[-- PYTEST...]", show_default=False)
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Also what takes long, or needs a server or a cluster.")
    ] = False,
) -> None:
    """Run the tests, and every notebook as a test of its stored output."""
    from lessonkit.course.authoring.testing import test

    raise typer.Exit(test(pytest_arguments or [], everything=everything))


_JSON = 'Print JSON: the report, or {"notebooks": [report, ...]} for a folder and for all.'
One = Annotated[str | None, typer.Argument(metavar="NN|NN.T|PATH", show_default=False)]
Task = Annotated[str, typer.Argument(metavar="NN.T", show_default=False)]


@app.command()
def check(
    notebook: One = None,
    as_json: Annotated[bool, typer.Option("--json", help=_JSON)] = False,
) -> None:
    """Say what holds in your exercise NN or task NN.T (all for none) and what does not yet."""
    from lessonkit.course.student.check import check

    raise typer.Exit(check(notebook, as_json=as_json))


@app.command()
def watch(notebook: One = None) -> None:
    """Say it after each save. Keys: n next task, h hint, q quit."""
    from lessonkit.course.student.watch import watch_exercise

    raise typer.Exit(watch_exercise(notebook))


@app.command()
def hint(task: Task) -> None:
    """Show a hint to a task, a little more each time."""
    from lessonkit.course.student.hints import hint

    raise typer.Exit(hint(task))


@app.command()
def solution(
    task: Task,
    now: Annotated[bool, typer.Option("--now", help="Before a pass or three tries too.")] = False,
) -> None:
    """Show the solution of a task beside your answer."""
    from lessonkit.course.student.hints import solution

    raise typer.Exit(solution(task, now=now))


@app.command()
def reset(lesson: Annotated[str, typer.Argument(metavar="NN", show_default=False)]) -> None:
    """Lay a fresh copy of exercise NN; yours is kept beside it."""
    from lessonkit.course.student.reset import reset

    raise typer.Exit(reset(lesson))


@app.command()
def status() -> None:
    """Show how far you are, a bar for each lesson."""
    from lessonkit.course.student.status import status

    raise typer.Exit(status())


@app.command()
def ask(
    question: Annotated[str, typer.Argument(show_default=False)],
    folder: Annotated[str, typer.Argument(metavar="FOLDER", show_default=False)],
    hits: Annotated[
        int,
        typer.Option(
            "-k",
            "--hits",
            min=1,
            max=50,
            help="Pieces of text to find; one with less than half of the best score is left out.",
        ),
    ] = 5,
    window: Annotated[
        int | None,
        typer.Option(min=0, help="Read N pieces on each side of a hit, and not its whole section."),
    ] = None,
    budget: Annotated[int, typer.Option(min=0, help="Words to read in all, at most.")] = 600,
    ranker: Annotated[
        Literal["overlap", "rerank", "minilm"] | None,
        typer.Option(
            help="Rank by the words shared; the best fifty of them by an embedding model (the "
            "usual way where it is installed); or everything by it, which takes long once.",
        ),
    ] = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="Also what became of each hit, and skipped files.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Ask your own documents: Markdown, text, HTML and notebooks in FOLDER.

    What is read is kept in an index, in your user's cache, so that the next question takes a
    moment: then only files that changed are read. The documents themselves stay as they are.
    """
    from lessonkit.course.student.ask import ask

    options = {"k": hits, "window": window, "max_words": budget, "ranker": ranker}
    raise typer.Exit(ask(question, folder, **options, explain=explain, as_json=as_json))


@app.command()
def slides(
    lessons: Lessons = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Write to DIR/NN_slug/ in the place of teaching/NN_slug/."
        ),
    ] = None,
) -> None:
    """Make what you teach lessons NN (all for none) from: slides, handout, answers and more.

    slides.html (keys: arrows, space, Home, End; N or S notes, P all slides), run-of-show.html
    with the minutes, live.ipynb to type along in, handout.html to print, and answers.html,
    which is for you alone. They need no network.
    """
    from lessonkit.course.teaching.slides import make_slides

    raise typer.Exit(make_slides(lessons or [], out))


@app.command()
def bundle(
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.zip", help="Where to write it; else into this folder."),
    ] = None,
    lessons: Annotated[
        str, typer.Option(metavar="NN-NN,NN", help="Only these lessons, such as 00-03.")
    ] = "",
    hints: Annotated[
        bool, typer.Option("--hints/--no-hints", help="Leave the hints out, for an examination.")
    ] = True,
) -> None:
    """Make the zip for students: lessons, exercises, kit and data, and no answer in it."""
    from lessonkit.course.teaching.bundle import bundle

    raise typer.Exit(bundle(out, lessons, hints=hints))


@app.command("new-lesson")
def new_lesson(
    number: Annotated[str, typer.Argument(metavar="NN", show_default=False)],
    slug: Annotated[str, typer.Argument(metavar="SLUG", show_default=False)],
    title: Annotated[str, typer.Option(help="The question that the lesson answers.")] = "",
    minutes: Annotated[int, typer.Option(help="How long it takes.")] = 30,
) -> None:
    """Lay the skeleton of a lesson NN_SLUG, its exercise and wrong answers, for you to write."""
    from lessonkit.course.authoring.new_lesson import new_lesson

    raise typer.Exit(new_lesson(number, slug, title, minutes))


@app.command()
def grade(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the report is written.")],
    hidden: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Further inputs of your own: docs/instructor.md."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            min=1, max=64, help="Notebooks at a time; else one a processor.", show_default=False
        ),
    ] = None,
    sandbox: Annotated[
        bool, typer.Option("--sandbox/--no-sandbox", help="Run in bubblewrap, where it is.")
    ] = True,
    seconds: Annotated[float, typer.Option(min=0.5, max=600, help="For one cell.")] = 10,
) -> None:
    """Grade a class: the notebooks in FOLDER, or in zips, of any lessons and students.

    Writes report.html, grades.csv, points.csv, report.json and a feedback file a student.
    Begun again after a stop, it goes on where it was.
    """
    from lessonkit.course.grading.grade import Options, grade

    options = Options(hidden, jobs, sandbox, seconds)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended in order, as by Ctrl-C
    try:
        raise typer.Exit(grade(folder, out, options))
    except KeyboardInterrupt:
        typer.echo("Stopped. The same command goes on from here.", err=True)
        raise typer.Exit(1) from None


@app.command(name="site")
def site_command(
    out: Annotated[Path, typer.Option("--out", help="The folder to build it in.")] = Path("site"),
    lite: Annotated[
        bool, typer.Option("--lite/--no-lite", help="With what runs in the browser, or without.")
    ] = True,
    source: Annotated[
        str, typer.Option("--source", metavar="URL", help="Where the course's folder can be had.")
    ] = "",
) -> None:
    """Build the course's web site: lessons, guides, the kit, and a Python in the browser.

    It needs what requirements-site.lock names. What runs in the browser needs npm and the
    network once; all else is offline.
    """
    from lessonkit.course.site.site import site

    raise typer.Exit(site(out, in_browser=lite, address=source))
