"""Outcomes in colour, where there is a terminal."""

import sys

import pytest

from lessonkit.course.judging.outcome import Outcome, Verdict
from lessonkit.course.student.check import verdict_lines
from lessonkit.course.student.colour import in_page, in_terminal


@pytest.fixture
def terminal(monkeypatch):
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("WT_SESSION", "1")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)


def test_a_terminal_shows_red_yellow_and_green_and_the_word_stays(terminal):
    assert in_terminal(Outcome.PASSED, "passed ") == "\x1b[32mpassed \x1b[0m"
    assert in_terminal(Outcome.NOT_RUN, "x") == "\x1b[33mx\x1b[0m"
    assert in_terminal(Outcome.NOT_ATTEMPTED, "x") == "\x1b[31mx\x1b[0m"  # where everyone starts
    assert in_terminal(Outcome.WRONG, "wrong") == "\x1b[31mwrong\x1b[0m"
    assert verdict_lines(Verdict("03.1", "Drop", Outcome.WRONG)) == [
        "  03.1  \x1b[31mwrong         \x1b[0m  Drop"
    ]


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_refused(terminal, monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    assert in_terminal(Outcome.WRONG, "wrong") == "wrong"


def test_where_stdout_is_no_terminal_there_is_no_colour(terminal, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert in_terminal(Outcome.WRONG, "wrong") == "wrong"


def test_a_page_has_a_colour_for_every_outcome():
    assert {in_page(outcome) for outcome in Outcome} == {
        in_page(outcome) for outcome in (Outcome.PASSED, Outcome.NOT_RUN, Outcome.ERROR)
    }
