"""A made-up class: every student hands in every exercise, from answers that are known.

Three answers in four are the solution's, about one in six is one of solutions/wrong, the others
are as handed out. Each notebook has its student's name in a Markdown cell and in every answer, so
that no two files and no two answers are the same text and nothing can be cached. The same seed
gives the same class, and a larger class begins with the smaller one.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_markdown_cell

from lessonkit.course.authoring.wrong_answers import read_wrong_answers
from lessonkit.course.grafting.reference import Reference, read_reference
from lessonkit.course.notebooks.stored import as_text
from lessonkit.course.places import Places

MIX = {"right": 75, "wrong": 15, "stub": 10}  # of a hundred answers
SEED = 8


@dataclass(frozen=True, slots=True)
class Given:
    """One answer: its kind is a key of MIX, its name that of the wrong answer, else empty."""

    kind: str
    source: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class HandedIn:
    """What one student gives in one lesson, by task."""

    student: str
    lesson: str
    answers: dict[str, Given]


def make_class(
    places: Places, students: int, *, lessons: Iterable[str] = (), seed: int = SEED
) -> list[HandedIn]:
    """Return what `students` hand in, student by student, in all lessons or in those named."""
    numbers = set(lessons)
    paths = sorted(places.solutions.glob("[0-9]*.ipynb"))
    choices = [
        answers_to_choose_from(places, path)
        for path in paths
        if not numbers or path.stem[:2] in numbers
    ]
    return [
        HandedIn(student, slug, deal(tasks, random.Random(f"{seed} {student} {slug}"), student))
        for student in (f"student-{number:03}" for number in range(1, students + 1))
        for slug, tasks in choices
    ]


def answers_to_choose_from(
    places: Places, path: Path
) -> tuple[str, dict[str, dict[str, list[Given]]]]:
    """Return a lesson's slug and, for each task and kind, the answers there are."""
    reference: Reference = read_reference(path)
    choices = {
        name: {
            "right": [Given("right", without_marks(task.answer))],
            "wrong": [],
            "stub": [Given("stub", task.stub)],
        }
        for name, task in reference.tasks.items()
    }
    for one in read_wrong_answers(places.solutions / "wrong" / path.stem):
        choices[one.task]["wrong"].append(Given("wrong", one.source, one.name))
    return reference.slug, choices


def without_marks(source: str) -> str:
    """Return a solution's answer as a student would write it: without the marks around it."""
    marks = ("### BEGIN SOLUTION", "### END SOLUTION")
    return "\n".join(line for line in source.splitlines() if line.strip() not in marks)


def deal(tasks: dict[str, dict[str, list[Given]]], chance: random.Random, who: str) -> dict:
    """Return one answer for each task, of a kind drawn by MIX, signed."""
    dealt = {}
    for task, kinds in tasks.items():
        (kind,) = chance.choices(list(MIX), weights=list(MIX.values()))
        one = chance.choice(kinds[kind])
        first, _, rest = one.source.partition("\n")
        dealt[task] = Given(one.kind, f"{first}\n# This answer is by {who}.\n{rest}", one.name)
    return dealt


def filled_in(template: NotebookNode, handed: HandedIn) -> str:
    """Return the text of a notebook that was handed out as `template`, with the answers in it."""
    notebook = copy.deepcopy(template)
    for cell in notebook.cells:
        ours = cell.metadata.get("lessonkit", {})
        if ours.get("role") == "answer":
            cell.source = handed.answers[ours["task"]].source
    signed = new_markdown_cell(f"Handed in by {handed.student}.", id=f"by-{handed.student}")
    notebook.cells.insert(1, signed)
    return as_text(notebook)


def write_class(handed: Iterable[HandedIn], templates: Path, folder: Path) -> None:
    """Write `folder`/STUDENT/LESSON.ipynb for each, from that notebook of `templates`."""
    read: dict[str, NotebookNode] = {}
    for one in handed:
        if one.lesson not in read:
            path = templates / f"{one.lesson}.ipynb"
            read[one.lesson] = nbformat.read(path, as_version=4)
        target = folder / one.student / f"{one.lesson}.ipynb"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled_in(read[one.lesson], one), encoding="utf-8", newline="\n")
