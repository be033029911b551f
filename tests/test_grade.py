"""A class from its folder to its files: graded once, the same each time, and never lost."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time

import pytest
import tiny_exercise
from tiny_exercise import KEEPS_REPEATS, WRONG, answered, store

from lessonkit.course import CourseError
from lessonkit.course.grading.class_run import TRIES, Kept
from lessonkit.course.grading.grade import Options, Progress, grade
from lessonkit.course.grading.hidden_inputs import read_hidden
from lessonkit.course.grading.one_notebook import grade_one
from lessonkit.course.kernels.supply import Kernels

PLACES = tiny_exercise.places()
FILES = ("grades.csv", "points.csv", "report.json", "report.html")


def run(source, out, **options):
    said = []
    status = grade(source, out, Options(**{"jobs": 2} | options), places=PLACES, say=said.append)
    return status, said


def report(out):
    return json.loads((out / "report.json").read_text(encoding="utf-8"))


def outcomes(out):
    return {
        one["file"]: [task["outcome"] for task in one["tasks"]]
        for one in report(out)["submissions"]
    }


@pytest.fixture(scope="module")
def a_class(tmp_path_factory):
    folder = tmp_path_factory.mktemp("class")
    store(folder / "alice" / "03_tiny.ipynb", answered())
    store(folder / "bob" / "Copy of 03 (1).ipynb", answered(t1=WRONG))
    store(folder / "carol" / "03_tiny.ipynb", answered(t1=WRONG.replace("ids", "all_ids")))
    store(folder / "dan" / "03_tiny.ipynb", answered(t1=KEEPS_REPEATS))
    store(folder / "dan" / "03_tiny (2).ipynb", answered())
    (folder / "eve").mkdir()
    (folder / "eve" / "03_tiny.ipynb").write_text("<html>", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def graded(a_class, tmp_path_factory):
    out = tmp_path_factory.mktemp("out")
    status, said = run(a_class, out)
    assert status == 0
    return out, said


def test_every_notebook_has_its_rows(graded):
    assert outcomes(graded[0]) == {
        "alice/03_tiny.ipynb": ["passed"] * 3,
        "bob/Copy of 03 (1).ipynb": ["wrong", "passed", "passed"],
        "carol/03_tiny.ipynb": ["wrong", "passed", "passed"],
        "dan/03_tiny.ipynb": ["wrong", "passed", "passed"],
        "dan/03_tiny (2).ipynb": ["passed"] * 3,
        "eve/03_tiny.ipynb": ["unreadable"] * 3,
    }


def test_of_two_for_one_lesson_the_last_counts(graded):
    counts = {one["file"]: one["counts"] for one in report(graded[0])["submissions"]}
    assert not counts["dan/03_tiny.ipynb"] and counts["dan/03_tiny (2).ipynb"]


def test_a_broken_file_does_not_take_the_place_of_one_that_can_be_read(tmp_path):
    store(tmp_path / "a" / "03_tiny.ipynb", answered())
    (tmp_path / "a" / "03_tiny (2).ipynb").write_text("", encoding="utf-8")
    run(tmp_path, tmp_path / "out")
    counts = {one["file"]: one["counts"] for one in report(tmp_path / "out")["submissions"]}
    assert counts == {"a/03_tiny.ipynb": True, "a/03_tiny (2).ipynb": False}


def test_answers_that_behave_alike_are_counted_together(graded):
    first = report(graded[0])["items"][0]
    assert first["outcomes"] == {"passed": 2, "wrong": 2, "unreadable": 1}
    (alike,) = first["wrong_answers"]
    assert alike["students"] == ["bob", "carol"]
    assert "expected: ['D9', 'D2']" in alike["message"]


def test_the_terminal_says_what_was_not_readable_and_where_to_begin(graded):
    said = "\n".join(graded[1])
    assert "Not readable: eve/03_tiny.ipynb" in said
    assert "Given most often: 03.1, 2 students." in said


def test_the_same_class_gives_the_same_bytes_at_any_number_of_jobs(graded, a_class, tmp_path):
    run(a_class, tmp_path, jobs=1)
    for name in FILES:
        assert (tmp_path / name).read_bytes() == (graded[0] / name).read_bytes(), name


def test_without_a_sandbox_the_verdicts_are_the_same_and_it_is_said(graded, a_class, tmp_path):
    _, said = run(a_class, tmp_path, sandbox=False)
    assert "No sandbox, as you asked. Students' code runs with your rights" in said[0]
    assert (tmp_path / "grades.csv").read_bytes() == (graded[0] / "grades.csv").read_bytes()


def test_what_is_done_is_not_done_again(graded, a_class, monkeypatch):
    def refuse(*_):
        raise AssertionError("a notebook was run again")

    before = {name: (graded[0] / name).read_bytes() for name in FILES}
    monkeypatch.setattr("lessonkit.course.grading.class_run.grade_one", refuse)
    run(a_class, graded[0])
    assert before == {name: (graded[0] / name).read_bytes() for name in FILES}


def test_the_same_text_is_listed_with_the_students_and_no_verdict(tmp_path):
    own = "# 03.1\ndef unique_parents(ids):\n    found = []\n    for i in ids:\n        {}\n"
    own += "    return found\n"
    add = "found += [] if i.split('.')[0] in found else [i.split('.')[0]]"
    store(tmp_path / "a" / "03_tiny.ipynb", answered(t1=own.format(add)))
    store(tmp_path / "b" / "03_tiny.ipynb", answered(t1=own.format(f"{add}\n    # mine")))
    out = tmp_path / "out"
    run(tmp_path, out)
    (row,) = report(out)["same_text"]
    assert (row["task"], row["students"]) == ("03.1", ["a", "b"])


# An instructor's own inputs

HIDDEN = """\
'''Not in any repository.'''
# 03.1
# A parent whose children lie far apart is still sent once.
print("far apart:", unique_parents(["A.1", *["B.1"] * 50, "A.2"]))
"""


def test_hidden_inputs_catch_what_the_courses_checks_let_through(tmp_path):
    lax = "# 03.1\ndef unique_parents(ids):\n    found = []\n    for i in ids:\n"
    lax += "        p = i.split('.')[0]\n        if p not in found[-9:] and len(ids) < 9:\n"
    lax += "            found.append(p)\n    return found\n"
    store(tmp_path / "a" / "03_tiny.ipynb", answered(t1=lax))
    hidden = tmp_path / "mine.py"
    hidden.write_text(HIDDEN, encoding="utf-8")
    run(tmp_path, tmp_path / "out")
    assert outcomes(tmp_path / "out") == {"a/03_tiny.ipynb": ["passed"] * 3}
    run(tmp_path, tmp_path / "out", hidden=hidden)
    (one,) = report(tmp_path / "out")["submissions"]
    assert [task["outcome"] for task in one["tasks"]] == ["wrong", "passed", "passed"]
    said = one["tasks"][0]["message"].splitlines()
    assert said[0] == "A parent whose children lie far apart is still sent once."
    assert said[2:] == ["expected: ['A', 'B']", "yours:    []"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("print(1)", "has no line such as # 03.2"),
        ("import os\n# 03.1\nprint(1)", "code stands before the first line"),
        ("# 03.1\nunique_parents([])", "prints nothing"),
        ("# 03.1\nprint(", "is no Python, line 2 below the task's: '\\(' was never closed"),
        ("\ufeffprint(1)", "has no line such as # 03.2"),
    ],
)
def test_a_file_of_hidden_inputs_that_is_none_has_a_sentence(tmp_path, text, why):
    path = tmp_path / "mine.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CourseError, match=why):
        read_hidden(path)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# 09.1\nprint(1)", "name the task 09.1, which is not there"),
        ("# 03.1\nprint(unique_parents(7))", "the solution fails the hidden input of 03.1"),
        ("# 03.1\ndef never():\n    print(1)", "prints nothing when it runs"),
        ("# 03.1\nimport os\nprint(os.urandom(8))", "prints something else each time"),
    ],
)
def test_hidden_inputs_that_cannot_be_used_are_refused_before_anything_runs(
    a_class, tmp_path, text, why
):
    path = tmp_path / "mine.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CourseError, match=why):
        run(a_class, tmp_path / "out", hidden=path)


# Stopped, and started again

SLOW = "# 03.2\nimport time\ntime.sleep(0.4)\ndef words_sent(parents):\n"
SLOW += "    return sum(LENGTHS[p] for p in parents)\n"


def start(source, out):
    code = (
        "import sys, pathlib; sys.path.insert(0, sys.argv[1]); import tiny_exercise\n"
        "from lessonkit.course.grading.grade import Options, grade\n"
        "places = tiny_exercise.places()\n"
        "try: grade(*map(pathlib.Path, sys.argv[2:4]), Options(jobs=1), places=places)\n"
        "except KeyboardInterrupt: print('stopped')\n"
    )
    here = os.path.dirname(__file__)  # noqa: PTH120
    return subprocess.Popen(
        [sys.executable, "-c", code, here, str(source), str(out)], stdout=subprocess.PIPE, text=True
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals are of Unix")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "killed"])
def test_stopped_in_the_middle_it_goes_on_from_there(tmp_path, number):
    for name in "abcdefgh":
        store(tmp_path / "class" / name / "03_tiny.ipynb", answered(t2=SLOW))
    out = tmp_path / "out"
    process = start(tmp_path / "class", out)
    deadline = time.monotonic() + 60
    while len(list(out.glob(".graded/*.json"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.02)
    process.send_signal(number)
    process.communicate(timeout=30)
    done = {path: path.stat().st_mtime_ns for path in out.glob(".graded/*.json")}
    assert 2 <= len(done) < 8 and not (out / "report.json").exists()
    start(tmp_path / "class", out).communicate(timeout=60)
    assert list(outcomes(out).values()) == [["passed"] * 3] * 8
    assert {path: path.stat().st_mtime_ns for path in done} == done  # not run again
    assert not list(out.glob(".graded/*.begun"))


def test_a_notebook_that_ends_the_grading_itself_is_not_run_for_ever(tmp_path):
    store(tmp_path / "a" / "03_tiny.ipynb", answered())
    out = tmp_path / "out"
    run(tmp_path, out)
    (known,) = out.glob(".graded/*.json")
    known.with_suffix(".begun").write_bytes(b"." * TRIES)
    known.unlink()
    for _ in range(2):
        run(tmp_path, out)
        (rows,) = outcomes(out).values()
        assert rows == ["Python stopped"] * 3


def test_a_fault_of_ours_costs_one_notebook_its_verdicts_and_is_not_kept(tmp_path, monkeypatch):
    for name in ("alice", "bob"):
        made = answered(t3=f"# 03.3\nnaive = 68  # {name}")
        store(tmp_path / "class" / name / "03_tiny.ipynb", made)

    def faulty(work, *rest):
        if "bob" in str(work.notebook):
            raise ValueError("no such thing")
        return grade_one(work, *rest)

    with monkeypatch.context() as patch:
        patch.setattr("lessonkit.course.grading.class_run.grade_one", faulty)
        run(tmp_path / "class", tmp_path / "out")
    rows = outcomes(tmp_path / "out")
    assert rows["alice/03_tiny.ipynb"] == ["passed"] * 3
    assert rows["bob/03_tiny.ipynb"] == ["not run"] * 3
    said = report(tmp_path / "out")["submissions"][1]["tasks"][0]["message"]
    assert said.startswith(
        "The grading itself failed on this notebook (ValueError: no such thing)."
    )
    run(tmp_path / "class", tmp_path / "out")
    assert outcomes(tmp_path / "out")["bob/03_tiny.ipynb"] == ["passed"] * 3


def test_what_is_kept_has_the_same_name_in_every_process(a_class, tmp_path, monkeypatch):
    names = []
    for seed in ("1", "2"):
        monkeypatch.setenv("PYTHONHASHSEED", seed)
        out = tmp_path / seed
        start(a_class, out).communicate(timeout=60)
        names.append(sorted(path.name for path in out.glob(".graded/*.json")))
    assert names[0] == names[1] and len(names[0]) == 5  # the sixth is no notebook


def test_where_all_is_known_no_kernel_is_started(a_class, graded, monkeypatch):
    def refuse(*_, **__):
        raise AssertionError("a process was started")

    monkeypatch.setattr("lessonkit.course.grading.grade._safest", lambda *_: Kernels)
    monkeypatch.setattr("lessonkit.course.kernels.supply.Forks", refuse)
    assert run(a_class, graded[0])[0] == 0


def test_what_is_known_of_older_notebooks_is_forgotten(tmp_path):
    path = store(tmp_path / "class" / "a" / "03_tiny.ipynb", answered())
    out = tmp_path / "out"
    run(tmp_path / "class", out)
    store(path, answered(t1=WRONG))
    run(tmp_path / "class", out)
    assert len(list(out.glob(".graded/*.json"))) == 1


def test_many_notebooks_of_one_student_are_said_to_be_a_class_perhaps(tmp_path):
    for number in range(6):
        store(tmp_path / "export" / str(number) / f"03 v{number}.ipynb", answered())
    store(tmp_path / "alice" / "03_tiny.ipynb", answered())
    said = run(tmp_path, tmp_path / "out")[1]
    why = "export: 6 notebooks for one lesson. If that is a class, grade it by itself."
    assert why in said


def test_what_was_kept_by_halves_counts_for_nothing(tmp_path):
    kept = Kept(tmp_path, b"settings")
    key = kept.key("x.ipynb", b"content")
    (tmp_path / f"{key}.json").write_text('{"report": {"note', encoding="utf-8")
    assert kept.get(key) is None
    assert key != Kept(tmp_path, b"other settings").key("x.ipynb", b"content")


def test_a_folder_without_a_notebook_has_a_sentence(tmp_path):
    (tmp_path / "empty").mkdir()
    with pytest.raises(CourseError, match="there is no notebook in"):
        run(tmp_path / "empty", tmp_path / "out")


def test_feedback_for_who_left_the_class_goes_and_a_file_of_ones_own_stays(tmp_path):
    for name in "ab":
        store(tmp_path / "class" / name / "03_tiny.ipynb", answered())
    out = tmp_path / "out"
    run(tmp_path / "class", out)
    (out / "feedback" / "mine.txt").write_text("a note", encoding="utf-8")
    shutil.rmtree(tmp_path / "class" / "b")
    run(tmp_path / "class", out)
    assert sorted(path.name for path in (out / "feedback").iterdir()) == ["a.txt", "mine.txt"]


def test_an_output_folder_that_is_a_file_has_a_sentence(a_class, tmp_path):
    (tmp_path / "out").write_text("mine", encoding="utf-8")
    with pytest.raises(CourseError, match="--out is a folder to write to"):
        run(a_class, tmp_path / "out")
    assert (tmp_path / "out").read_text(encoding="utf-8") == "mine"


def test_an_output_folder_around_what_was_handed_in_is_refused(a_class):
    for out in (a_class, a_class.parent):
        with pytest.raises(CourseError, match="--out is a folder of its own"):
            run(a_class, out)


def test_progress_is_said_now_and_then_with_the_time_that_is_left():
    said, now = [], [0.0]
    progress = Progress(said.append, clock=lambda: now[0])
    for done in range(1, 11):
        now[0] += 1.5  # seconds for each
        progress(done, 10)
    # Of the first nothing is known, and of the last the result speaks: at 3, 6, 9 and 12 seconds.
    assert said[0] == "  2 of 10 notebooks; about 12 s left"
    assert len(said) == 4
