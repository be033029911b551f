"""The `lesson` command: fast help, plain sentences, exit statuses 0, 1 and 2."""

import subprocess
import time

import pytest
import tiny_course

from lessonkit.course import CourseError
from lessonkit.course.command import app


def status_of(*arguments):
    with pytest.raises(SystemExit) as left:
        app(list(arguments), prog_name="lesson")
    return left.value.code


@pytest.mark.parametrize("arguments", [(), ("--help",), ("build", "--help")])
def test_help_is_printed_and_no_error(capsys, arguments):
    assert status_of(*arguments) == 0
    assert capsys.readouterr().out.startswith("Usage: lesson")


def test_help_names_each_command_of_the_course(capsys):
    status_of("--help")
    said = capsys.readouterr().out
    for name in ("start", "doctor", "build", "test"):
        assert f"\n  {name} " in said


def test_help_answers_well_within_half_a_second():
    def seconds():
        start = time.perf_counter()
        subprocess.run(tiny_course.command("--help"), capture_output=True, check=True)
        return time.perf_counter() - start

    # The best of five: others may be at work on this machine.
    assert min(seconds() for _ in range(5)) < 0.5


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("biuld",), "lesson: No such command 'biuld'. Did you mean 'build'?"),
        (("build", "--chekc"), "lesson: No such option: --chekc"),
        (("start", "--port", "many"), "lesson: Invalid value for '--port'"),
        (("start", "--port", "80"), "lesson: Invalid value for '--port'"),
        (("doctor", "now"), "lesson: Got unexpected extra argument"),
        (("build", "77"), "lesson: there is no lesson '77'; the lessons are 00,"),
        (("start", "77", "--no-browser"), "lesson: there is no lesson '77'; the lessons are 00,"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence_and_status_2(capsys, arguments, says):
    assert status_of(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(says)
    assert len(said.err.strip().splitlines()) == 1


def test_a_course_that_is_broken_is_a_sentence_and_status_2(capsys, monkeypatch):
    def broken():
        raise CourseError("course.toml is not TOML in UTF-8: line 3")

    monkeypatch.setattr("lessonkit.course.authoring.build.find_places", broken)
    assert status_of("build") == 2
    assert capsys.readouterr().err == "lesson: course.toml is not TOML in UTF-8: line 3\n"


@pytest.mark.parametrize("status", [0, 1])
def test_what_a_command_returns_is_the_exit_status(monkeypatch, status):
    monkeypatch.setattr("lessonkit.course.machine.doctor.doctor", lambda: status)
    assert status_of("doctor") == status
