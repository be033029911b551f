"""A course of one small lesson with all that is taught from it, to make slides of."""

import json
from pathlib import Path

from tiny_exercise import SLUG, code, course, notebook, store, text

from lessonkit.course.places import Places

OBJECTIVES = "At the end you can:\n\n- climb\n- drop the repeats\n- count"
TEACHER = """\
# 03 · for the teacher

## Answers

1. Twice costs twice, and *tells* nothing new.

## Expect these first

- `keeps_the_repeats`
"""
MISTAKES = [
    {"task": "03.1", "name": name, "says": says, "prints": []}
    for name, says in [
        ("keeps_the_repeats", "You keep the <repeats>."),
        ("sorts_the_parents", "You sort them."),
    ]
]


def noted(cell, *lines):
    """The cell with speaker notes."""
    cell["metadata"] = {"tags": ["speaker-notes"], "lessonkit": {"notes": list(lines)}}
    return cell


def lesson_cells():
    """Eleven cells: a title, imports, a climb with a prediction, a picture, and the end."""
    picture = code('draw("A strip.")')
    data = {"image/svg+xml": '<svg xmlns="http://www.w3.org/2000/svg"/>', "text/plain": "A strip."}
    picture["outputs"] = [{"output_type": "display_data", "data": data, "metadata": {}}]
    return [
        text(
            f"# 03 · Why?\n\n**5 minutes.** You need: [lesson 02](02_before.ipynb).\n\n{OBJECTIVES}"
        ),
        noted(text("Friends name one place twice."), "Say: Ask for the tables."),
        code("import math"),
        text("## The climb\n\nTwo children of D50 matched."),
        code('ids = ["D50", "D50"]'),
        noted(text("**Predict.** How many are sent?"), "Expect: One, they say."),
        code("print(len(ids), 'sent')", prints="2 sent\n", tags=["handout"]),
        text("Two, since nobody dropped the repeat.\n\n## A picture"),
        picture,
        text("## Pro corner\n\nYou may skip this."),
        text("## Explain it without notes\n\n1. Why is a parent sent once?"),
    ]


def taught(root: Path, cells: list | None = None) -> Places:
    """Write the course under `root`; `cells` in the place of ours have no answers."""
    course(root)
    store(root / "notebooks" / f"{SLUG}.ipynb", notebook(cells or lesson_cells()))
    wrong = root / "solutions" / "wrong" / SLUG
    wrong.mkdir(parents=True)
    (wrong / "fingerprints.json").write_text(json.dumps(MISTAKES), encoding="utf-8")
    if cells is None:
        teacher = root / "solutions" / "teacher"
        teacher.mkdir()
        (teacher / f"{SLUG}.md").write_text(TEACHER, encoding="utf-8")
    return Places(root, root / "work", checkout=True)
