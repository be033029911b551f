"""Exercises generated from solutions."""

import nbformat
import pytest
from tiny_exercise import cell_of, exercise, notebook, solution

from lessonkit.course.authoring.generate import exercise_of, faults, with_nbgrader_marks


def sources(made, kind=None):
    return [c["source"] for c in made["cells"] if kind in (None, c["cell_type"])]


def test_an_answer_becomes_a_stub_that_names_task_and_title():
    assert cell_of(exercise(), "answer", "03.1")["source"] == (
        "# 03.1\ndef unique_parents(child_ids):\n"
        '    raise NotImplementedError("03.1: Drop the repeats")'
    )


def test_hidden_checks_hints_outputs_and_solutions_are_left_out():
    made = exercise()
    roles = {c["metadata"].get("lessonkit", {}).get("role") for c in made["cells"]}
    assert roles == {None, "answer", "check", "hidden"}
    assert all(c["outputs"] == [] and c["execution_count"] is None for c in made["cells"]
               if c["cell_type"] == "code")  # fmt: skip
    text = "\n".join(sources(made))
    assert not any(word in text for word in ("SOLUTION", "HIDDEN", "rung", "fromkeys"))


def test_what_is_checked_out_of_sight_is_said_for_a_function_and_for_a_prediction():
    made = exercise()
    function, prediction = (cell_of(made, "hidden", task)["source"] for task in ("03.1", "03.3"))
    assert function == "# 03.1 is checked with other inputs too."
    assert prediction == "# 03.3: your prediction is compared, out of sight."


def test_the_expected_output_stands_in_markdown_after_the_check():
    made = exercise()
    at = made["cells"].index(cell_of(made, "check", "03.1"))
    assert made["cells"][at + 1]["source"] == ("Expected:\n\n```text\nparents: ['D50', 'D51']\n```")


def test_the_first_cell_says_what_to_edit_how_to_check_and_that_red_is_the_start():
    first = exercise()["cells"][0]["source"]
    # Nobody has a command `lesson` after `python3 start.py`.
    commands = [f"`python3 start.py {what}`" for what in ("check 03", "watch 03", "hint 03.1")]
    for words in ("work/exercises/03_tiny.ipynb", *commands, "Red is"):
        assert words in first


def test_the_last_cell_calls_check_and_the_metadata_says_exercise():
    made = exercise()
    assert made["cells"][-1]["source"].endswith('check("03")  # save first: Ctrl+S')
    assert made["metadata"]["lessonkit"] == {"kind": "exercise", "lesson": "03_tiny", "version": 1}


def test_generating_twice_gives_the_same_and_changes_no_solution():
    made = nbformat.from_dict(solution())
    once, before = exercise_of(made), nbformat.writes(made)
    assert nbformat.writes(once) == nbformat.writes(exercise_of(made))
    assert nbformat.writes(made) == before
    nbformat.validate(once)


def test_backticks_in_the_output_do_not_end_the_markdown():
    made = solution()
    cell_of(made, "check", "03.1")["outputs"][0]["text"] = "```\n"
    text = "\n".join(sources(exercise_of(nbformat.from_dict(made)), "markdown"))
    assert "````text\n```\n````" in text


def test_nbgraders_marks_are_given_by_role_and_only_once():
    marked = with_nbgrader_marks(with_nbgrader_marks(nbformat.from_dict(solution())))
    hidden = cell_of_role(marked, "hidden")["metadata"]["nbgrader"]
    assert hidden["grade_id"] == "03-1-hidden"
    assert (hidden["grade"], hidden["points"], hidden["locked"]) == (True, 1, True)
    assert cell_of_role(marked, "answer")["metadata"]["nbgrader"]["solution"]
    assert not any(
        "nbgrader" in c.metadata for c in marked.cells if not c.metadata.get("lessonkit")
    )


def cell_of_role(made, role):
    return next(c for c in made["cells"] if c["metadata"].get("lessonkit", {}).get("role") == role)


@pytest.mark.parametrize(
    ("role", "source", "words"),
    [
        ("answer", "# 03.2\n### BEGIN SOLUTION\n### END SOLUTION", "first line is `# 03.1`"),
        ("answer", "# 03.1\nx = 1", "no region"),
        ("check", "print(1)", "a comment that says the idea"),
        ("hidden", "# Idea.\nassert True", "between its marks"),
    ],
)
def test_a_break_of_the_format_is_named(tmp_path, role, source, words):
    made = solution()
    cell_of(made, role, "03.1")["source"] = source
    found = faults(nbformat.from_dict(made), tmp_path / "03_tiny.ipynb")
    assert len(found) == 1
    assert words in found[0]


def test_missing_hints_a_wrong_number_and_a_wrong_name_are_faults(tmp_path):
    path = tmp_path / "03_tiny.ipynb"
    made = nbformat.from_dict(solution())
    assert faults(made, path) == []
    assert "the metadata says" in faults(made, tmp_path / "03_other.ipynb")[0]
    made.cells.remove(cell_of_role(made, "hint"))
    assert "three hints" in faults(made, path)[0]
    assert "numbered" in faults(nbformat.from_dict(notebook([])), path)[0]
