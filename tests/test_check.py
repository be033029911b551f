"""The commands as a student types them, in a course of their own."""

import json
import os
import shutil
import subprocess
import sys

import pytest
from tiny_exercise import SLUG, WRONG, answered, course, exercise, notebook, store, text

from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.places import PACKAGE
from lessonkit.course.student.check import report_lines, verdict_lines
from lessonkit.course.student.progress import FILE


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    root = tmp_path_factory.mktemp("course")
    shutil.copytree(PACKAGE, root / "lessonkit", ignore=shutil.ignore_patterns("__pycache__"))
    return course(root)


def lesson(root, *arguments):
    environment = os.environ | {"PYTHONPATH": str(root), "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "lessonkit.course", *arguments],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def handed_in(root, made):
    return store(root / "work" / "exercises" / f"{SLUG}.ipynb", made)


def test_right_answers_exit_with_0_and_say_that_all_passed(root):
    handed_in(root, answered())
    done = lesson(root, "check", "03")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("All 3 tasks passed.\n")


def test_json_is_one_object_with_a_row_for_each_task_and_exit_1(root):
    handed_in(root, answered(t1=WRONG, t2=""))
    done = lesson(root, "check", "3", "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 1
    assert (found["notebook"], found["course"]) == (f"{SLUG}.ipynb", SLUG)
    assert [(t["task"], t["outcome"]) for t in found["tasks"]] == [
        ("03.1", "wrong"),
        ("03.2", "not attempted"),
        ("03.3", "passed"),
    ]
    assert found["tasks"][0]["message"].startswith("The order is that of first appearance")


def test_an_unreadable_file_exits_with_2_and_one_sentence(root):
    path = handed_in(root, exercise())
    path.write_text("<html>", encoding="utf-8")
    done = lesson(root, "check", str(path))
    assert done.returncode == 2
    assert "is a web page, not a notebook" in done.stdout


def test_what_is_no_exercise_is_an_error_and_never_passed(root):
    plain = {"cells": [{"cell_type": "code", "source": "x = 1", "metadata": {}}], "metadata": {}}
    done = lesson(root, "check", str(store(root / "mine.ipynb", plain)))
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr
        == "lesson: mine.ipynb is no exercise of this course: no cell of it names a task\n"
    )


def test_a_solution_without_a_check_is_an_error_and_never_passed(root):
    path = root / "solutions" / "04_empty.ipynb"
    made = answered()
    made["cells"] = [c for c in made["cells"] if "lessonkit" not in c["metadata"]]
    made["metadata"]["lessonkit"] = {"lesson": "04_empty", "version": 1}
    store(path, made)
    done = lesson(root, "check", str(path))
    path.unlink()
    assert done.returncode == 2
    assert "has no check, so nothing can pass" in done.stderr


@pytest.fixture
def beside(root):
    """Lay another notebook into the student's folder, and take it away again."""
    laid = []

    def lay(name, made):
        laid.append(store(root / "work" / "exercises" / name, made))
        return laid[-1]

    yield lay
    for path in laid:
        path.unlink()


def test_a_copy_is_named_and_judged_on_demand_alone(root, beside):
    handed_in(root, answered())
    copy = beside(f"{SLUG}-Copy1.ipynb", answered(t1=WRONG))
    done = lesson(root, "check", "03")
    assert done.returncode == 0, done.stdout
    assert f"Of this lesson too, and not checked: {copy.name}." in done.stdout
    assert lesson(root, "check", str(copy)).returncode == 1


@pytest.mark.parametrize("asked", [[], ["work/exercises"]])
def test_of_a_folder_json_is_a_list_however_many_there_are(root, beside, asked):
    handed_in(root, answered())
    beside("scratch.ipynb", {"cells": [{"cell_type": "code", "source": "1"}]})
    done = lesson(root, "check", *asked, "--json")
    names = [one["notebook"] for one in json.loads(done.stdout)["notebooks"]]
    assert (done.returncode, names) == (0, [f"{SLUG}.ipynb"])


def test_an_unreadable_notebook_in_a_folder_has_a_row_and_exits_with_2(root, beside):
    handed_in(root, answered())
    beside("broken.ipynb", {}).write_text("{", encoding="utf-8")
    done = lesson(root, "check", "--json")
    last = json.loads(done.stdout)["notebooks"][-1]
    assert (done.returncode, last["notebook"]) == (2, "broken.ipynb")
    assert [(t["task"], t["outcome"]) for t in last["tasks"]] == [("", "unreadable")]
    assert "broken.ipynb\n  unreadable: " in lesson(root, "check").stdout


def test_a_folder_with_nothing_to_check_is_a_sentence_and_exits_with_2(root):
    (root / "empty").mkdir(exist_ok=True)
    done = lesson(root, "check", "empty")
    assert (done.returncode, done.stdout) == (2, "")
    assert "empty holds no exercise of this course" in done.stderr


def test_no_check_of_another_file_takes_a_pass_away(root, beside):
    handed_in(root, answered())
    assert lesson(root, "check", "03").returncode == 0
    others = [
        store(root / "work" / "notebooks" / f"{SLUG}.ipynb", notebook([text("# Why?")])),
        beside(f"{SLUG}-Copy1.ipynb", answered(t1=WRONG, t2=WRONG, t3=WRONG)),
        beside(f"{SLUG}.new.ipynb", answered(t1=WRONG, t2=WRONG, t3=WRONG)),
    ]
    for other in others:
        assert lesson(root, "check", str(other)).returncode == 1
        assert "3 of 3" in lesson(root, "status").stdout
    assert lesson(root, "check", "work/exercises").returncode == 0
    # The lesson saved under the exercise's name has no answer cell.
    handed_in(root, notebook([text("# Why?")]))
    assert lesson(root, "check", "03").returncode == 1
    assert "[???]" in lesson(root, "status").stdout
    handed_in(root, answered())
    assert "3 of 3" in lesson(root, "status").stdout


def test_the_solution_stands_beside_the_own_answer_and_not_a_copys(root, beside):
    handed_in(root, answered(t2="# 03.2\nmine = 1\n"))
    beside(f"{SLUG}-Copy1.ipynb", exercise())
    assert "mine = 1" in lesson(root, "solution", "03.2", "--now").stdout


def test_reset_takes_no_pattern(root):
    before = handed_in(root, answered()).read_bytes()
    assert lesson(root, "reset", "*").returncode == 2
    assert handed_in(root, answered()).read_bytes() == before
    assert not list((root / "work" / "exercises").glob("*.backup*"))


def test_a_solution_is_refused_kindly_and_opened_on_demand(root):
    handed_in(root, answered(t2="# 03.2\nwords = 1\n"))
    (root / "work" / FILE).unlink(missing_ok=True)  # in it, 03.2 may have passed
    refused = lesson(root, "solution", "03.2")
    assert refused.returncode == 1
    assert "opens when your answer passes, or after 3 different tries" in refused.stdout
    opened = lesson(root, "solution", "3.2", "--now")
    assert opened.returncode == 0
    assert "words = 1" in opened.stdout
    assert "return sum(" in opened.stdout


def test_a_report_is_plain_lines_with_the_outcome_in_words():
    verdict = Verdict("03.1", "Drop the repeats", Outcome.WRONG, "An idea.\ncall:     f(1)")
    assert verdict_lines(verdict) == [
        "  03.1  wrong           Drop the repeats",
        "        An idea.",
        "        call:     f(1)",
    ]
    report = Report("a.ipynb", SLUG, (verdict,), ("A remark.",))
    assert report_lines(report)[-2:] == [
        "  Note: A remark.",
        "  0 of 1 task passed. Next: 03.1; `lesson hint 03.1` helps.",
    ]


def test_a_value_wider_than_the_terminal_is_broken_between_words(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    verdict = Verdict("03.1", "", Outcome.WRONG, "yours:    ['D50.1', 'D50.2', 'D50.3']")
    assert verdict_lines(verdict)[1:] == [
        "        yours:    ['D50.1', 'D50.2',",
        "                  'D50.3']",
    ]


def test_a_task_alone_can_be_checked_and_its_outcome_is_the_exit_status(root):
    handed_in(root, answered(t1=WRONG))
    done = lesson(root, "check", "3.2")
    assert (done.returncode, done.stdout.splitlines()[1:]) == (
        0,
        ["  03.2  passed          Count the words", "  The task passed."],
    )
    done = lesson(root, "check", "03.1", "--json")
    assert done.returncode == 1
    assert [task["task"] for task in json.loads(done.stdout)["tasks"]] == ["03.1"]
    done = lesson(root, "check", "03.9")
    assert done.returncode == 2
    assert "there is no task 03.9; the lesson has 03.1, 03.2, 03.3" in done.stderr


def test_nothing_checked_is_not_all_passed():
    assert not Report("a.ipynb", SLUG, ()).all_passed
