"""A text for each student, in the words of the self-check."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_class import SAYS, made_class, report, submission, task, tiny_class

from lessonkit.course.grading.feedback import feedback


def test_the_words_are_those_of_the_self_check():
    assert feedback(tiny_class())["Alice.txt"] == (
        "Alice\n"
        "\n"
        "Alice/03_climb.ipynb\n"
        "  03.1  wrong           Drop the repeats\n"
        "        You sort the parents, so the best one may end up last. Keep the order of `hits`.\n"
        "        call:     unique_parents(['D9', 'D2', 'D9'])\n"
        "        expected: ['D9', 'D2']\n"
        "        yours:    ['D2', 'D9']\n"
        "  03.2  passed          Count the words\n"
        "  1 of 2 tasks passed. Next: 03.1; `python3 start.py hint 03.1` helps.\n"
        "\n"
        "Commands are typed in the course's folder; on Windows, write `py` for `python3`.\n"
    )


def test_when_all_pass_there_is_nothing_to_type():
    text = feedback(report(submission("Bob", task(), task("03.2"))))["Bob.txt"]
    assert text.endswith("  All 2 tasks passed.\n")
    assert "start.py" not in text


@pytest.mark.parametrize("columns", ["40", "200"])
def test_neither_the_terminal_nor_the_command_of_this_machine_is_in_it(monkeypatch, columns):
    before = feedback(tiny_class())
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LESSON_COMMAND", "lesson")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert feedback(tiny_class()) == before


def test_a_student_without_a_notebook_is_told_so():
    assert feedback(report(without=["Carol"]))["Carol.txt"] == (
        "Carol\n\nNo notebook came from you. Did you hand in the .ipynb file itself?\n"
    )


def test_of_an_earlier_file_we_say_that_it_does_not_count():
    early = submission("Bob", task(outcome="wrong"), file="Bob/early.ipynb", counts=False)
    text = feedback(report(early, submission("Bob", task())))["Bob.txt"]
    assert (
        "Bob/early.ipynb\n  Not counted: you handed in another one for the same lesson.\n" in text
    )
    assert "wrong" not in text


def test_an_unreadable_file_is_one_sentence():
    why = "03.ipynb is a web page, not a notebook."
    rows = [task(name, "unreadable", title="", message=why) for name in ("03.1", "03.2")]
    text = feedback(report(submission("Bob", *rows)))["Bob.txt"]
    assert text == f"Bob\n\nBob/03_climb.ipynb\n  unreadable: {why}\n"


def test_notes_on_the_file_are_in_it():
    noted = submission("Bob", task(), notes=["The answer to 03.1 stands twice."])
    assert "  Note: The answer to 03.1 stands twice.\n" in feedback(report(noted))["Bob.txt"]


def test_a_message_without_end_is_cut():
    endless = submission("Bob", task(outcome="error", message="x" * 1_000_000))
    text = feedback(report(endless))["Bob.txt"]
    assert "x … (998,000 more characters)" in " ".join(text.split())


def test_nothing_in_it_gives_orders_to_a_terminal():
    hostile = submission("Bob", task(outcome="wrong", message="\x1b]0;owned\x07\u202e"))
    text = feedback(report(hostile))["Bob.txt"]
    assert "‹U+001B›]0;owned‹U+0007›‹U+202E›" in text


@given(st.text(st.characters(), max_size=40), st.text(st.characters(), max_size=200))
def test_whatever_a_student_hands_in_there_is_a_file_for_them(student, message):
    made = report(submission(student, task(outcome="error", message=message)))
    [(name, text)] = feedback(made).items()
    assert name.endswith(".txt")
    (name + text).encode("utf-8")
    assert "03.1  error" in text


def test_a_class_has_a_file_for_each_student_and_each_of_their_tasks():
    made = made_class(6, 2, tasks=3)
    texts = feedback(made)
    assert len(texts) == 6
    for handed_in in made["submissions"]:
        text = texts[f"{handed_in['student']}.txt"]
        for row in handed_in["tasks"]:
            assert f"  {row['task']}  {row['outcome']}" in text
    assert SAYS.split(".")[0] in "".join(texts.values())
