"""What a spreadsheet opens: a row a task, a row a student, and no formulas."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_class import made_class, report, submission, task, tiny_class

from lessonkit.course.grading.tables import grades_csv, points_csv


def read(text):
    return list(csv.reader(io.StringIO(text, newline="")))


def test_each_task_of_each_submission_has_a_row():
    assert grades_csv(tiny_class()) == (
        "student,lesson,task,outcome,mistake,file,counts\n"
        "Alice,03_climb,03.1,wrong,sorts_the_parents,Alice/03_climb.ipynb,yes\n"
        "Alice,03_climb,03.2,passed,,Alice/03_climb.ipynb,yes\n"
        "Bob,03_climb,03.1,passed,,Bob/03_climb.ipynb,yes\n"
        "Bob,03_climb,03.2,not attempted,,Bob/03_climb.ipynb,yes\n"
    )


def test_an_earlier_file_has_its_rows_and_does_not_count():
    early = submission("Alice", task(), file="Alice/early.ipynb", counts=False)
    rows = read(grades_csv(report(early, submission("Alice", task()))))
    assert [row[-2:] for row in rows[1:]] == [
        ["Alice/early.ipynb", "no"],
        ["Alice/03_climb.ipynb", "yes"],
    ]


def test_a_file_of_no_lesson_has_its_row():
    lost = submission("Alice", task("", "unreadable", title=""), lesson="")
    assert read(grades_csv(report(lost)))[1][:4] == ["Alice", "", "", "unreadable"]


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", " =", "＝"])
def test_what_a_spreadsheet_would_calculate_is_text(sign):
    name = f"{sign}cmd|' /C calc'!A0"
    row = read(grades_csv(report(submission(name, task()))))[1]
    assert row[0] == f"'{name}"


def test_a_formula_behind_a_semicolon_is_text_for_spreadsheets_that_part_cells_there():
    row = read(grades_csv(report(submission("a;=1+1", task()))))[1]
    assert row[0] == "a;'=1+1"


@pytest.mark.parametrize("sign", ["\t", "\r", "\n", "\x00", "\udcff"])
def test_what_is_no_text_is_named(sign):
    text = grades_csv(report(submission(f"{sign}=1", task())))
    text.encode("utf-8")
    assert read(text)[1][0] == f"‹U+{ord(sign):04X}›=1"


@given(st.text(st.characters(), min_size=1), st.text(st.characters()))
def test_whatever_the_names_are_a_row_is_a_row(student, file):
    rows = read(grades_csv(report(submission(student, task(), task("03.2"), file=file))))
    assert [len(row) for row in rows] == [7, 7, 7]
    assert not any(cell.lstrip()[:1] in tuple("=+-@") for row in rows for cell in row)


def test_points_have_a_row_for_each_student_and_the_sum():
    # Alice passed one of two; Bob, in his last file, none; Carol handed nothing in.
    table = points_csv(
        report(
            submission("Alice", task(), task("03.2", "wrong")),
            submission("Bob", task(), task("03.2"), counts=False),
            submission("Bob", task(outcome="error"), task("03.2", "not attempted")),
            without=["Carol"],
        )
    )
    assert table == (
        "student,03_climb (of 2),passed,of\nAlice,1,1,2\nBob,0,0,2\nCarol,,0,0\n"  # not 0: nothing
    )


def test_what_cannot_be_read_is_no_0_and_the_sum_is_of_what_was_handed_in():
    # Of four tasks in two lessons: Ann's second file is damaged, and Bob handed in the first only.
    lessons = [
        {"lesson": name, "title": "", "tasks": [task(f"{name[:2]}.{n}") for n in (1, 2)]}
        for name in ("03_climb", "04_cut")
    ]
    damaged = [task(f"04.{n}", "unreadable") for n in (1, 2)]
    table = points_csv(
        report(
            submission("Ann", task(), task("03.2")),
            submission("Ann", *damaged, lesson="04_cut"),
            submission("Bob", task(), task("03.2", "wrong")),
            lessons=lessons,
        )
    )
    assert read(table)[1:] == [["Ann", "2", "unreadable", "2", "2"], ["Bob", "1", "", "1", "2"]]


def test_the_tables_of_a_class_agree():
    made = made_class(5, 3, tasks=2)
    passed = [row for row in read(grades_csv(made)) if row[3] == "passed"]
    points = read(points_csv(made))[1:]
    assert len(points) == 5
    assert sum(int(row[-2]) for row in points) == len(passed)
