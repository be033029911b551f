"""The linter: a lesson that is right, and for each rule the same lesson with that rule broken."""

import copy
import json

import pytest

from lessonkit.course.linting.lint import RULES, lint
from lessonkit.course.sequence import Lesson

LESSONS = (
    Lesson("00_begin", "Why begin?", 5),
    Lesson("01_two", "What is two?", 10, ("00_begin",)),
)


def markdown(text):
    return {"cell_type": "markdown", "metadata": {}, "source": text}


def code(text, *outputs, tags=()):
    metadata = {"tags": list(tags)} if tags else {}
    return {"cell_type": "code", "metadata": metadata, "source": text, "outputs": list(outputs)}


def printed(text, name="stdout"):
    return {"output_type": "stream", "name": name, "text": text}


def shown(**data):
    return {"output_type": "execute_result", "data": data, "metadata": {}, "execution_count": 1}


def raised(name):
    return {"output_type": "error", "ename": name, "evalue": "no", "traceback": [f"{name}: no"]}


def numbered(cells):
    """The notebook of `cells`, each with an id and each code cell with its count."""
    count = 0
    for place, cell in enumerate(cells):
        cell["id"] = f"c{place}"
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
    return {
        "cells": cells,
        "metadata": {"kernelspec": {"name": "python3"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def right():
    """A lesson that breaks no rule. Cells: 0 title, 1 imports, 2 predict, 3 and 4 code, 5 last."""
    parts = "\n\n".join(
        f"## {part}\n\nText."
        for part in (
            "Words you'll meet",
            "Try it yourself",
            "Break it on purpose",
            "Remember",
            "Explain it without notes",
        )
    )
    return numbered(
        [
            markdown(
                "# 01 · What is two?\n\n**10 minutes.** You need: lesson 00.\n\n"
                "- say what two is\n- count up to two\n- name one thing that is two"
            ),
            code("import math"),
            markdown("**Predict.** What is the floor of 2.5?"),
            code(
                'floor = math.floor(2.5)\nprint("the floor is", floor)', printed("the floor is 2\n")
            ),
            code('top = math.ceil(1.5)\nprint("the top is", top)', printed("the top is 2\n")),
            markdown(parts),
            markdown(
                "## Done when you can\n\n- said what two is\n- counted up to two\n"
                "- named one thing that is two\n\n[Exercise](../exercises/01_two.ipynb)"
            ),
        ]
    )


def findings(tmp_path, notebook, slug="01_two"):
    path = tmp_path / f"{slug}.ipynb"
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return lint(path, LESSONS)


def test_a_lesson_that_is_right_has_no_findings(tmp_path):
    assert [str(finding) for finding in findings(tmp_path, right())] == []


def source(place, text):
    return lambda cells: cells[place].update(source=text)


def replaced(place, old, new):
    def change(cells):
        assert old in cells[place]["source"]
        cells[place]["source"] = cells[place]["source"].replace(old, new)

    return change


def outputs(place, *those):
    return lambda cells: cells[place].update(outputs=list(those))


def added_metadata(place, **entries):
    return lambda cells: cells[place]["metadata"].update(entries)


SVG = {"image/svg+xml": "<svg/>"}

BROKEN = [
    ("title", 0, replaced(0, "What is two?", "Two")),
    ("title", 0, replaced(0, "What is two?", "Which is three?")),
    ("opening", 0, replaced(0, "**10 minutes.**", "Ten minutes.")),
    ("opening", 0, replaced(0, "10 minutes", "11 minutes")),
    ("opening", 0, replaced(0, "You need", "Take")),
    ("opening", 0, replaced(0, "\n- name one thing that is two", "")),
    ("closing", 6, replaced(6, "\n- named one thing that is two", "")),
    ("closing", 6, replaced(6, "counted up to two", "slept well all night")),
    ("closing", 6, replaced(6, "../exercises/01_two.ipynb", "01_two.ipynb")),
    ("frame", None, replaced(5, "## Remember", "## Keep")),
    ("frame", None, replaced(5, "## Try it yourself", "## Try")),
    ("frame", None, replaced(2, "**Predict.**", "Guess.")),
    ("headings", 5, replaced(5, "## Try it yourself", "## Try it yourself\n\n#### Deep")),
    ("headings", 5, replaced(5, "## Try it yourself", "# Again\n\n## Try it yourself")),
    ("words", 2, replaced(2, "What", "Just say: what")),
    ("placeholder", 2, replaced(2, "What", "WRITE: what")),
    ("placeholder", 3, source(3, "print(1)  # WRITE: code\nprint(2)")),
    ("words", 5, replaced(5, "Text.", "It is **easy**.")),
    ("counts", 3, lambda cells: cells[3].update(execution_count=None)),
    ("counts", 3, lambda cells: cells[3].update(execution_count=7)),
    ("length", 3, source(3, "\n".join(["print(1)"] * 16))),
    ("imports", 1, source(1, "import math\nx = 1")),
    ("imports", 3, source(3, "import os\nprint(1)")),
    ("python", 3, source(3, "%time print(1)\nprint(2)")),
    ("redefined", 3, source(3, "def unique_parents(ids):\n    return ids")),
    ("redefined", 3, source(3, "terms = 1\nprint(terms)")),
    ("silenced", 3, source(3, "print(1)\n1 + 1;")),
    ("widgets", 3, source(3, "print(1)\ninteract(print, x=3)")),
    ("metadata", 3, lambda cells: cells[3].update(id="c1")),
    ("metadata", 3, added_metadata(3, collapsed=True)),
    ("metadata", 3, added_metadata(3, tags=["nbval-ignore"])),
    ("metadata", 3, added_metadata(3, tags=["speaker-notes"])),
    ("metadata", 3, added_metadata(3, lessonkit={"notes": ["Ask: Who is second?"]})),
    (
        "metadata",
        3,
        added_metadata(3, tags=["speaker-notes"], lessonkit={"notes": ["Joke: none."]}),
    ),
    ("metadata", 3, source(3, "# NBVAL_SKIP\nprint(1)")),
    ("errors", 3, outputs(3, raised("KeyError"))),
    ("errors", 3, added_metadata(3, tags=["raises-exception"])),
    ("stderr", 3, outputs(3, printed("careful\n", "stderr"))),
    ("varying", 3, outputs(3, printed("/home/ann/course/x.py\n"))),
    ("varying", 3, outputs(3, printed("C:\\course\n"))),
    ("varying", 3, outputs(3, printed("object at 0x7f00aa00bb00\n"))),
    ("varying", 3, outputs(3, printed("took 3.1 ms\n"))),
    ("varying", 3, outputs(3, printed("took 0.52 seconds\n"))),
    ("bare", 3, outputs(3, shown(**{"text/plain": "2"}))),
    ("pictures", 3, outputs(3, shown(**SVG))),
    ("pictures", 3, outputs(3, shown(**SVG, **{"text/plain": "<Figure size 640x480>"}))),
]


@pytest.mark.parametrize(("rule", "place", "change"), BROKEN)
def test_a_broken_rule_is_named_with_its_cell_and_alone(tmp_path, rule, place, change):
    notebook = right()
    change(notebook["cells"])
    found = findings(tmp_path, notebook)
    assert {finding.rule for finding in found} == {rule}, [str(finding) for finding in found]
    number = "" if place is None else f"cell {place + 1}"
    assert number in [finding.cell.split(" (")[0] for finding in found]


def test_every_rule_has_a_case_that_breaks_it():
    elsewhere = {"prose"}
    assert {rule for rule, _, _ in BROKEN} | elsewhere == set(RULES)


def test_a_finding_reads_as_notebook_cell_and_what_to_do(tmp_path):
    notebook = right()
    outputs(3, printed("careful\n", "stderr"))(notebook["cells"])
    (finding,) = findings(tmp_path, notebook)
    # The third cell is the second that holds code.
    assert str(finding) == "01_two, cell 4 (In [2]): stores what was written to stderr [stderr]"


def test_code_without_enough_prose_is_found(tmp_path):
    cells = right()["cells"]
    # 4 prose cells and 6 code cells: 0.67 for one.
    more = [copy.deepcopy(cells[3]) for _ in range(3)]
    found = findings(tmp_path, numbered([*cells[:4], *more, *cells[4:]]))
    assert [finding.rule for finding in found] == ["prose"]


def test_cells_of_one_line_each_are_too_thin(tmp_path):
    notebook = right()
    for place in (3, 4):
        source(place, "print(1)")(notebook["cells"])
    (finding,) = findings(tmp_path, notebook)
    assert finding.says == "has a median of 1 lines a code cell; from 2 to 4"


def test_a_picture_between_code_cells_has_no_prose_beside_it(tmp_path):
    cells = right()["cells"]
    picture = {**SVG, "text/plain": "Two boxes, side by side."}
    cells[4]["outputs"] = [shown(**picture)]
    assert findings(tmp_path, numbered(cells)) == []
    cells.insert(5, copy.deepcopy(cells[3]))
    assert [finding.rule for finding in findings(tmp_path, numbered(cells))] == ["pictures"]


def test_words_in_code_and_in_quoted_code_are_not_prose(tmp_path):
    notebook = right()
    replaced(5, "Text.", "The word `just`, and\n\n```\nobviously\n```")(notebook["cells"])
    assert findings(tmp_path, notebook) == []


def test_a_hash_in_a_code_block_is_no_heading(tmp_path):
    notebook = right()
    replaced(5, "Text.", "```\n#### a comment\n```")(notebook["cells"])
    assert findings(tmp_path, notebook) == []


def test_a_timing_may_stand_in_a_cell_whose_output_is_not_compared(tmp_path):
    notebook = right()
    outputs(3, printed("took 3.1 ms\n"))(notebook["cells"])
    added_metadata(3, tags=["nbval-ignore-output"])(notebook["cells"])
    assert findings(tmp_path, notebook) == []


def test_a_widget_cell_that_is_tagged_is_right(tmp_path):
    notebook = right()
    source(3, "print(1)\nwidgets.IntSlider(3)")(notebook["cells"])
    added_metadata(3, tags=["nbval-ignore-output"])(notebook["cells"])
    assert findings(tmp_path, notebook) == []


def test_a_cell_that_breaks_on_purpose_is_tagged_and_stores_its_error(tmp_path):
    notebook = right()
    source(3, "x = {}\nx[1]")(notebook["cells"])
    outputs(3, raised("KeyError"))(notebook["cells"])
    added_metadata(3, tags=["raises-exception"])(notebook["cells"])
    assert findings(tmp_path, notebook) == []


def test_another_kernel_is_found(tmp_path):
    notebook = right()
    notebook["metadata"] = {"kernelspec": {"name": "conda-env-x-py"}}
    (finding,) = findings(tmp_path, notebook)
    assert (finding.cell, finding.rule) == ("", "metadata")


def test_the_first_lesson_leads_to_the_second(tmp_path):
    notebook = right()
    replaced(0, "01 · What is two?\n\n**10", "00 · Why begin?\n\n**5")(notebook["cells"])
    (finding,) = findings(tmp_path, notebook, "00_begin")
    assert finding.says == "links to 01_two.ipynb"


def test_a_notebook_that_course_toml_does_not_know_is_found(tmp_path):
    says = [finding.says for finding in findings(tmp_path, right(), "09_nine")]
    assert "course.toml has no lesson '09_nine'" in says


def test_a_notebook_without_cells_is_found_and_crashes_nothing(tmp_path):
    assert findings(tmp_path, numbered([]))[0].rule == "title"
