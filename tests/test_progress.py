"""What is remembered of a student's work, and what it opens."""

from dataclasses import replace

import pytest
from tiny_exercise import RIGHT, SLUG, WRONG, answered, course, store

from lessonkit.course import CourseError
from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.places import Places
from lessonkit.course.student.hints import (
    bare_answer,
    find_task,
    lesson_and_task,
    next_hint,
    side_by_side,
)
from lessonkit.course.student.own_files import find_notebooks
from lessonkit.course.student.progress import FILE, Progress
from lessonkit.course.student.reset import lay_fresh, reset
from lessonkit.course.student.status import status_lines


@pytest.fixture
def here(tmp_path):
    return Places(course(tmp_path), tmp_path / "work", checkout=True)


def note(work, outcome, answer, task="03.1"):
    report = Report("x", SLUG, (Verdict(task, "", outcome),))
    Progress(work).note_report(report, {task: answer})


def test_a_solution_opens_after_three_different_tries(tmp_path):
    for answer in ("x = 1", "x = 2", "x = 2  \n# a comment", "x = 1"):
        note(tmp_path, Outcome.WRONG, answer)
    assert Progress(tmp_path).tries("03.1") == 2
    assert not Progress(tmp_path).may_see_solution("03.1")
    note(tmp_path, Outcome.ERROR, "x = 3")
    assert Progress(tmp_path).may_see_solution("03.1")


def test_a_solution_opens_after_a_pass_and_stays_open(tmp_path):
    note(tmp_path, Outcome.PASSED, "x = 1")
    note(tmp_path, Outcome.NOT_ATTEMPTED, "")
    assert Progress(tmp_path).may_see_solution("03.1")


@pytest.mark.parametrize("silent", [Outcome.NOT_ATTEMPTED, Outcome.NOT_RUN])
def test_a_pass_is_lost_to_a_wrong_answer_and_not_to_none(tmp_path, silent):
    note(tmp_path, Outcome.PASSED, "x = 1")
    note(tmp_path, silent, "")
    assert Progress(tmp_path).outcome("03.1") == "passed"
    note(tmp_path, Outcome.WRONG, "x = 2")
    note(tmp_path, silent, "")
    assert Progress(tmp_path).outcome("03.1") == silent


def test_python_stopping_is_a_try_and_a_task_that_was_not_run_is_none(tmp_path):
    for number, outcome in enumerate((Outcome.STOPPED, Outcome.ENDLESS, Outcome.NOT_RUN)):
        note(tmp_path, outcome, f"x = {number}")
    assert Progress(tmp_path).tries("03.1") == 2


def test_nothing_written_is_no_try(tmp_path):
    note(tmp_path, Outcome.NOT_ATTEMPTED, "")
    assert Progress(tmp_path).tries("03.1") == 0


ODD = ('{"tries": 5, "hints": "x"}', '{"tries": [1, null, [2]], "hints": -5}', '{"hints": true}')


@pytest.mark.parametrize("text", ["", "{", "[1]", *(f'{{"03.1": {odd}}}' for odd in ODD)])
def test_a_memory_that_cannot_be_read_counts_as_empty(tmp_path, text):
    (tmp_path / FILE).write_text(text)
    assert Progress(tmp_path).tries("03.1") == 0
    note(tmp_path, Outcome.WRONG, "x = 1")
    assert Progress(tmp_path).tries("03.1") == 1
    assert Progress(tmp_path).note_hint("03.1") == 1


def test_hints_come_a_rung_at_a_time(here):
    task = find_task(here, "3.1")
    assert next_hint(here, task) == [
        "03.1 Drop the repeats",
        "Hint 1 of 3: rung 1 of 03.1",
        "`lesson hint 03.1` again gives the next one.",
    ]
    assert next_hint(here, task)[-2] == "Hint 2 of 3: rung 2 of 03.1"
    *_, third, last, rest = next_hint(here, task)
    assert third == "Hint 3 of 3: rung 3 of 03.1"
    assert f"{last} {rest}" == (
        "That was the last hint. `lesson solution 03.1` shows the answer once yours has passed, "
        "or after 3 different tries."
    )


def test_the_last_hint_does_not_speak_of_tries_once_the_answer_is_open(here):
    task = find_task(here, "3.1")
    Progress(here.work).note_hint("03.1")
    Progress(here.work).note_hint("03.1")
    note(here.work, Outcome.PASSED, "x = 1")
    assert next_hint(here, task)[-1] == (
        "That was the last hint. `lesson solution 03.1` shows the answer."
    )


def test_a_long_hint_is_broken_between_words(here, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    task = replace(find_task(here, "03.1"), hints=("Keep a list and ask whether it is there.",))
    # "Hint 1 of 1: Keep a list and ask whether" is 40 wide.
    assert next_hint(here, task)[1:3] == [
        "Hint 1 of 1: Keep a list and ask whether",
        "it is there.",
    ]


def test_what_is_no_task_is_named_as_it_was_typed(here):
    with pytest.raises(CourseError, match=r"got '04'$"):
        find_task(here, "04")


def test_a_task_stands_for_its_lesson_and_all_else_for_itself(here):
    assert lesson_and_task(here, "3.2") == ("03", "03.2")
    others = ("03", "a.ipynb", None)
    assert [lesson_and_task(here, other) for other in others] == [(o, "") for o in others]


@pytest.mark.parametrize("name", ["03", "03.9", "99.1", "x"])
def test_a_task_that_is_not_there_is_named(here, name):
    with pytest.raises(CourseError):
        find_task(here, name)


def test_the_solution_stands_beside_the_students_own(here):
    answer = bare_answer(find_task(here, "03.3"))
    assert answer == "# 03.3\nnaive = 68"
    assert side_by_side("# 03.3\nx = 1", answer) == [
        "yours  | solution",
        "# 03.3 | # 03.3",
        "x = 1  | naive = 68",
    ]
    assert side_by_side("y" * 90, answer)[0] == "yours:"


def test_reset_lays_a_fresh_copy_and_keeps_every_older_one(here):
    fresh, backup = lay_fresh(here, "3")
    assert backup is None
    mine = store(fresh, answered(t1=WRONG)).read_bytes()
    assert lay_fresh(here, "03")[1].read_bytes() == mine
    assert lay_fresh(here, "03")[1].name == f"{SLUG}.backup-2.ipynb"
    assert fresh.read_bytes() == (here.exercises / f"{SLUG}.ipynb").read_bytes()
    assert find_notebooks(here, None) == [fresh]


def test_status_has_a_bar_for_each_lesson_and_the_next_step(here):
    assert status_lines(here) == [
        "03  [...]     0 of 3       Why?",
        f"Next: 03.1 in work/exercises/{SLUG}.ipynb",
    ]
    store(here.own / f"{SLUG}.ipynb", answered())
    for task in ("03.1", "03.2", "03.3"):
        note(here.work, Outcome.PASSED, RIGHT[task], task)
    assert status_lines(here) == ["03  [###]     3 of 3       Why?", "Every exercise passes."]


def test_status_says_of_a_passed_answer_that_it_has_changed_since(here):
    for task in ("03.1", "03.2", "03.3"):
        note(here.work, Outcome.PASSED, RIGHT[task], task)
    store(here.own / f"{SLUG}.ipynb", answered(t2="# 03.2\nx = 1\n", t3="# 03.3\n\nnaive = 68 "))
    assert status_lines(here) == [
        "03  [#?#]     2 of 3       Why?",
        "    ? passed, and changed since: `lesson check 03` says what holds now",
        f"Next: 03.2 in work/exercises/{SLUG}.ipynb",
    ]


def test_status_says_why_nothing_counts_where_the_file_is_broken_or_gone(here):
    note(here.work, Outcome.PASSED, RIGHT["03.1"])
    path = store(here.own / f"{SLUG}.ipynb", answered())
    path.write_text("{")
    assert status_lines(here)[:1] == ["03  [?..]     0 of 3       Why?"]
    assert "was not saved whole" in status_lines(here)[1]
    path.unlink()
    assert "`lesson start` lays them there" in status_lines(here)[1]
    store(here.own / "mine.ipynb", answered())  # renamed, and found by what is in it
    assert status_lines(here)[0] == "03  [#..]     1 of 3       Why?"


def test_after_a_reset_nothing_counts_and_what_was_opened_stays_open(here, monkeypatch, capsys):
    store(here.own / f"{SLUG}.ipynb", answered())
    note(here.work, Outcome.PASSED, RIGHT["03.1"])
    monkeypatch.setattr("lessonkit.course.student.reset.find_places", lambda: here)
    reset("03")
    assert status_lines(here)[0] == "03  [...]     0 of 3       Why?"
    assert Progress(here.work).may_see_solution("03.1")
    assert capsys.readouterr().out.endswith("File, Reload Notebook from Disk.\n")


def test_what_is_laid_beside_and_what_file_managers_leave_is_passed_over(here):
    mine = store(here.work / "exercises" / f"{SLUG}.ipynb", answered())
    for name in (f"{SLUG}.new.ipynb", f"._{SLUG}.ipynb", ".ipynb_checkpoints/a.ipynb", "b.txt"):
        store(here.work / "exercises" / name, answered())
    assert find_notebooks(here, None) == [mine]
    assert find_notebooks(here, "3") == [mine]


def test_where_nothing_was_laid_yet_it_says_what_to_do(here):
    for wanted, words in (
        (None, "lesson start"),
        ("03", "lesson start"),
        ("07", "has no exercise"),
    ):
        with pytest.raises(CourseError, match=words):
            find_notebooks(here, wanted)
