"""`lesson test`: what it runs, how it counts, and that it leaves nothing behind."""

import pytest
import tiny_course

from lessonkit.course.authoring import testing
from lessonkit.course.authoring.testing import (
    NEEDS_ALL,
    Step,
    Tally,
    _left_out,
    _run_all,
    _tally,
    _verdict,
    steps,
)
from lessonkit.course.places import Places

REPORT = """<?xml version="1.0"?><testsuites>
<testsuite tests="9" failures="2" errors="1" skipped="3"/></testsuites>"""


def places(root, *, checkout):
    (root / "notebooks").mkdir(parents=True)
    (root / "notebooks" / "00_a.ipynb").touch()
    return Places(root, root / "work", checkout=checkout)


def test_a_checkout_runs_tests_and_then_notebooks(tmp_path):
    tests, notebooks = steps(places(tmp_path, checkout=True))
    assert "tests" in tests.arguments
    assert "lessonkit" in tests.arguments
    assert notebooks.arguments[:2] == ("--nbval", "--nbval-current-env")
    assert notebooks.arguments[-1] == str(tmp_path / "notebooks")


def test_an_installed_package_runs_the_notebooks_alone(tmp_path):
    assert [step.what for step in steps(places(tmp_path, checkout=False))] == ["notebook cells"]


def test_solutions_are_run_where_there_are_any(tmp_path):
    course = places(tmp_path, checkout=True)
    course.solutions.mkdir()
    assert str(course.solutions) not in steps(course)[1].arguments
    (course.solutions / "01_b.ipynb").touch()
    assert steps(course)[1].arguments[-1] == str(course.solutions)


def test_a_report_is_counted_without_what_was_skipped(tmp_path):
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    # 9 less 3 skipped are 6; 2 failures and 1 error.
    assert _tally("tests", 1, report) == Tally("tests", 1, run=6, failed=3, skipped=3)


def test_a_run_without_a_report_counts_nothing(tmp_path):
    assert _tally("tests", 4, tmp_path / "report.xml") == Tally("tests", 4)


@pytest.mark.parametrize("extra", [[], ["-v"]], ids=["side by side", "one after another"])
def test_steps_are_printed_one_after_another_however_they_run(tmp_path, capfd, extra):
    for number in (1, 2):
        (tmp_path / f"test_{number}.py").write_text(f"def test_{number}(): assert {number} == 1\n")
    todo = [Step(f"step {number}", (f"test_{number}.py",)) for number in (1, 2)]
    tallies = _run_all(todo, places(tmp_path, checkout=True), extra)
    assert [(tally.run, tally.failed) for tally in tallies] == [(1, 0), (1, 1)]
    shown = capfd.readouterr().out
    assert shown.index("Step 1") < shown.index("1 passed") < shown.index("Step 2")
    assert shown.index("Step 2") < shown.index("1 failed")


@pytest.mark.parametrize(
    ("statuses", "status", "says"),
    [
        ((0, 0), 0, "Passed: 4 of 5 tests (2 skipped), 4 of 5 cells (2 skipped), in 7 s."),
        ((0, 5), 0, "Passed"),
        ((1, 0), 1, "Fell short"),
        ((0, 3), 1, "Fell short"),
    ],
)
def test_the_last_line_says_what_passed(capsys, statuses, status, says):
    tallies = [
        Tally(what, code, 5, 1, 2) for what, code in zip(("tests", "cells"), statuses, strict=True)
    ]
    assert _verdict(tallies, 7.2) == status
    assert capsys.readouterr().out.startswith(says)


def test_arguments_that_pytest_does_not_know_are_status_2():
    assert _verdict([Tally("tests", 4), Tally("cells", 4)], 1) == 2


def test_when_no_test_ran_nothing_has_passed(capsys):
    assert _verdict([Tally("tests", 5), Tally("cells", 5)], 1) == 1
    assert capsys.readouterr().out == "No test ran (1 s).\n"


@pytest.fixture(scope="module")
def wrong(tmp_path_factory):
    """`lesson test` in a course whose lesson stores 5 for 2 + 2."""
    root = tiny_course.make_checkout(
        tmp_path_factory.mktemp("course"), tiny_course.lesson(printed="5\n")
    )
    (root / "tests").mkdir()
    (root / "tests" / "test_a.py").write_text("def test_a():\n    assert True\n")
    before = tiny_course.files_in(root)
    ran = tiny_course.run_lesson(root, "test", "--", "-k", "test_a or ipynb")
    return ran, tiny_course.files_in(root) - before


def test_a_wrong_stored_output_fails_the_test_command_and_is_named(wrong):
    ran, _ = wrong
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert "00_begin.ipynb::Cell 0" in ran.stdout
    last = ran.stdout.splitlines()[-1]
    assert last.startswith("Fell short: 1 of 1 tests and doctests, 1 of 2 notebook cells, in ")


def test_what_is_not_there_is_named(wrong):
    said = "Not tested here: the database server, a cluster killed five times and cut off"
    assert f"{said} from its network" in wrong[0].stdout


@pytest.mark.parametrize(
    ("everything", "packages", "others", "said"),
    [
        (True, [], [], ""),
        (True, ["psycopg"], [], "the database server (not installed: psycopg)."),
        (True, [], ["playwright", "Chromium"], "browser (not installed: playwright, Chromium)."),
        (False, ["psycopg"], ["me"], f"{NEEDS_ALL[1]}, the browser (not installed: me)."),
    ],
)  # fmt: skip
def test_what_was_left_out_is_named_with_its_reason(
    monkeypatch, everything, packages, others, said
):
    monkeypatch.setattr(testing, "missing", lambda: packages)
    monkeypatch.setattr(testing, "missing_for_the_browser", lambda: others)
    assert _left_out(everything).endswith(said)
    assert bool(_left_out(everything)) == bool(said)


@pytest.mark.parametrize(("others", "count"), [([], 3), (["Chromium"], 2)])
def test_the_browser_is_a_step_of_its_own_where_there_is_one(monkeypatch, tmp_path, others, count):
    monkeypatch.setattr(testing, "missing_for_the_browser", lambda: others)
    (tmp_path / "tests" / "browser").mkdir(parents=True)
    found = steps(places(tmp_path, checkout=True))
    assert len(found) == count
    assert "--ignore=tests/browser" in found[0].arguments


def test_a_test_run_leaves_nothing_behind(wrong):
    assert wrong[1] == set()
