"""The front page of the site, for somebody who has never heard of the course."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from string import Template

from lessonkit.course.sequence import Lesson

_PAGE = Path(__file__).with_name("front.md")
_IN_BROWSER = """\
**Try it now.** <a href="lite/index.html">Lessons 00 to 05 run in your browser</a>, exercises and \
their checks included. There is nothing to install, and nothing is sent anywhere.
"""
_ASK = "ask whoever sent you to this page for the course's folder"


def front_page(
    lessons: Sequence[Lesson],
    notebooks: Sequence[str],
    more: Sequence[str],
    in_browser: bool,
    address: str = "",
) -> str:
    """Return the page as Markdown: `notebooks` and `more` are the other pages, by their paths.

    `address` is where the course's folder can be had; without one, somebody has to be asked.
    """
    first = f"notebooks/{lessons[0].slug}.ipynb"
    read = [name for name in notebooks if name.startswith("notebooks/")]
    solve = [name for name in notebooks if not name.startswith("notebooks/")]
    return Template(_PAGE.read_text(encoding="utf-8")).substitute(
        ways=_ways(first, in_browser, address),
        lessons=_table(lessons),
        toc_lessons="\n".join(read),
        toc_exercises="\n".join(solve),
        toc_more="\n".join(more),
    )


def _ways(first: str, in_browser: bool, address: str) -> str:
    folder = f"get the course's folder from <{address}>" if address else _ASK
    return (_IN_BROWSER + "\n" if in_browser else "") + (
        f"**Read it here.** Begin with [lesson 00]({first}). Every lesson stands on a page, with "
        "all that it prints.\n\n"
        "(install-it)=\n"
        "**Install it.** All thirteen lessons, the measuring, the stores and a search of your own "
        "documents. You need Python 3.11 or newer, 750 MB of disk, and a network for the first "
        f"start, which takes a minute or two. First {folder}. Then, in that folder:\n\n"
        "```text\n"
        "python3 start.py          # sets everything up and opens the first lesson\n"
        "python3 start.py test     # runs every notebook as a test of its printed output\n"
        "```\n\n"
        "On Windows, write `py` for `python3`.\n\n"
        "**Teach it.** [The instructor's guide](docs/instructor.md) has plans for 90 minutes, a "
        "half day and six weeks; slides, handouts and a grader come with the course."
    )


def _table(lessons: Sequence[Lesson]) -> str:
    rows = [
        f"| [{one.number}](notebooks/{one.slug}.ipynb) | {one.title} | {one.minutes} |"
        for one in lessons
    ]
    return "\n".join(["| lesson | question | minutes |", "|---|---|---|", *rows])
