"""A solution notebook goes through nbgrader as it is: handed out, answered, graded.

nbgrader is no dependency of the course: where it is not installed, this says that it skipped.
LESSON_NBGRADER may name the Python of another environment that has it.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from tiny_exercise import RIGHT, SLUG, WRONG, solution

from lessonkit.course.authoring.generate import exercise_of, with_nbgrader_marks

PYTHON = str(Path(os.environ.get("LESSON_NBGRADER", sys.executable)).absolute())
HOW = (
    "nbgrader is not installed. To run this: python3 -m venv DIR, DIR/bin/pip install nbgrader, "
    "and LESSON_NBGRADER=DIR/bin/python before the command"
)
SCORES = """
import json, sys
from nbgrader.api import Gradebook
with Gradebook("sqlite:///gradebook.db") as book:
    found = {
        s.student.id: [[g.name, g.score] for n in s.notebooks for g in n.grades]
        for s in book.assignment_submissions("week")
    }
print(json.dumps(found))
"""


def run(folder, *arguments):
    environment = {k: v for k, v in os.environ.items() if k != "PYTEST_CURRENT_TEST"}
    environment |= {name: str(folder) for name in ("HOME", "JUPYTER_CONFIG_DIR", "IPYTHONDIR")}
    # nbgrader calls a program that lies beside its Python.
    environment["PATH"] = os.pathsep.join([str(Path(PYTHON).parent), os.environ["PATH"]])
    done = subprocess.run(
        [PYTHON, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def graded(tmp_path_factory):
    """The release version of the solution, and the scores of the students by hidden check.

    Three of them had the release version; the last had the exercise that `lesson build` makes.
    """
    probe = [PYTHON, "-c", "import nbgrader"]
    if subprocess.run(probe, capture_output=True, check=False).returncode:
        pytest.skip(HOW)
    folder = tmp_path_factory.mktemp("nbgrader")
    source = folder / "source" / "week" / f"{SLUG}.ipynb"
    source.parent.mkdir(parents=True)
    nbformat.write(with_nbgrader_marks(nbformat.from_dict(solution())), source)
    run(folder, "-m", "nbgrader", "generate_assignment", "week", f"--course-dir={folder}")
    release = folder / "release" / "week" / f"{SLUG}.ipynb"
    answers = {"right": RIGHT, "wrong": RIGHT | {"03.1": WRONG}, "empty": {}}
    for student, given in answers.items():
        hand_in(release, folder / "submitted" / student / "week" / release.name, given)
    exercise = folder / release.name
    nbformat.write(exercise_of(nbformat.read(source, as_version=4)), exercise)
    hand_in(exercise, folder / "submitted" / "ours" / "week" / release.name, RIGHT)
    run(folder, "-m", "nbgrader", "autograde", "week", f"--course-dir={folder}")
    scores = json.loads(run(folder, "-c", SCORES))
    return nbformat.read(release, as_version=4), {s: dict(rows) for s, rows in scores.items()}


def hand_in(release, target, answers):
    made = nbformat.read(release, as_version=4)
    for cell in made.cells:
        ours = cell.metadata.get("lessonkit", {})
        if ours.get("role") == "answer" and ours["task"] in answers:
            cell.source = answers[ours["task"]]
    target.parent.mkdir(parents=True)
    nbformat.write(made, target)


def test_the_release_version_holds_neither_solutions_nor_hidden_tests(graded):
    text = "\n".join(cell.source for cell in graded[0].cells)
    assert "fromkeys" not in text
    assert "assert" not in text
    assert "raise NotImplementedError()" in text


def test_right_answers_have_every_point_and_empty_ones_none(graded):
    tasks = ("03-1-hidden", "03-2-hidden", "03-3-hidden")
    assert graded[1]["right"] == dict.fromkeys(tasks, 1)
    assert graded[1]["ours"] == dict.fromkeys(tasks, 1)
    assert graded[1]["empty"] == dict.fromkeys(tasks, 0)


def test_a_wrong_answer_loses_its_own_point_alone(graded):
    assert graded[1]["wrong"] == {"03-1-hidden": 0, "03-2-hidden": 1, "03-3-hidden": 1}
