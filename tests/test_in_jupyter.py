"""`check("03")` inside a notebook."""

import os
import time
import types

import psutil
import pytest
from tiny_exercise import (
    RIGHT,
    SLUG,
    WRONG,
    answered,
    code,
    course,
    exercise,
    notebook,
    store,
    text,
)

from lessonkit.course import check
from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.judging.self_check import find_exercise
from lessonkit.course.places import Places
from lessonkit.course.student import in_jupyter
from lessonkit.course.student.in_jupyter import Table, own_path, table


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    monkeypatch.chdir(tmp_path)
    return Places(course(tmp_path), tmp_path / "work", checkout=True)


def running(monkeypatch, *sources):
    shell = types.SimpleNamespace(user_ns={"In": ["", *sources]})
    monkeypatch.setattr("IPython.get_ipython", lambda: shell)


def test_the_saved_file_is_judged_and_shown_as_a_table(here, monkeypatch):
    store(here.work / "exercises" / f"{SLUG}.ipynb", answered(t1=WRONG))
    running(monkeypatch, WRONG)
    shown = table("03", here)
    assert "wrong" in shown._repr_html_()
    assert "2 of 3 tasks passed." in repr(shown)
    assert "Not saved" not in repr(shown)


def test_an_answer_that_was_run_and_not_saved_is_pointed_at(here, monkeypatch):
    store(here.work / "exercises" / f"{SLUG}.ipynb", answered(t1=WRONG))
    running(monkeypatch, WRONG, RIGHT["03.1"], "x = 1")
    assert "Not saved: what you ran for 03.1 is not what the file holds" in repr(table("03", here))


def test_an_answer_changed_and_saved_but_not_run_again_is_no_matter(here, monkeypatch):
    store(here.own / f"{SLUG}.ipynb", answered())
    running(monkeypatch, RIGHT["03.2"], WRONG)
    assert "Not saved" not in repr(table("03", here))


def test_what_was_saved_before_this_python_started_is_older_than_what_was_run(here, monkeypatch):
    path = store(here.own / f"{SLUG}.ipynb", answered(t1=WRONG))
    running(monkeypatch, RIGHT["03.2"], RIGHT["03.1"])  # WRONG was run before the reload
    assert "Not saved" not in repr(table("03", here))
    os.utime(path, (0, psutil.Process().create_time() - 60))
    assert "Not saved: what you ran for 03.1 is" in repr(table("03", here))
    running(monkeypatch, WRONG, "x = 1")
    assert "Not saved" not in repr(table("03", here))


def test_an_answer_is_known_by_what_it_defines_also_without_its_first_line(here, monkeypatch):
    store(here.own / f"{SLUG}.ipynb", exercise())
    setup = 'LENGTHS = {"D50": 34, "D51": 38}'
    running(monkeypatch, setup, RIGHT["03.1"].removeprefix("# 03.1\n"), "x = 1")
    assert "what you ran for 03.1 is" in repr(table("03", here))


def test_what_was_run_in_a_cell_of_ones_own_and_saved_is_no_matter(here, monkeypatch):
    made = exercise()
    made["cells"].append(code(WRONG.removeprefix("# 03.1\n")))
    store(here.own / f"{SLUG}.ipynb", made)
    running(monkeypatch, WRONG.removeprefix("# 03.1\n"))
    assert "Not saved" not in repr(table("03", here))


def test_what_a_lesson_runs_is_no_answer(here, monkeypatch):
    store(here.own / f"{SLUG}.ipynb", exercise())
    running(monkeypatch, "def unique_parents(ids):\n    return ids")
    assert "Not saved" not in repr(table("03", here))


def test_it_says_when_the_file_was_saved_how_many_passed_and_what_is_next(here):
    path = store(here.own / f"{SLUG}.ipynb", answered(t1=WRONG))
    os.utime(path, (0, time.mktime((2026, 3, 1, 19, 41, 3, 0, 0, -1))))
    shown = table("03", here)
    assert repr(shown).startswith("Checked as saved at 19:41:03.\n")
    assert shown._repr_html_().startswith("<p>Checked as saved at 19:41:03.</p><table>")
    assert shown._repr_html_().endswith(
        "<p>2 of 3 tasks passed. Next: 03.1; <code>lesson hint 03.1</code> helps. "
        "Type it in a terminal, in the course&#x27;s folder.</p>"
    )
    store(path, answered())
    assert table("03", here)._repr_html_().endswith("<p>All 3 tasks passed.</p>")


def test_outcomes_have_a_colour_and_their_word():
    shown = Table(Report("x", SLUG, (Verdict("03.1", "", Outcome.WRONG),)))._repr_html_()
    assert (
        "<td style='text-align:left;color:var(--jp-error-color1, #c62828)'><b>wrong</b></td>"
        in shown
    )


def test_a_message_is_broken_between_words_also_where_jupyterlab_would_not():
    shown = Table(Report("x", SLUG, (Verdict("03.1", "", Outcome.WRONG, "two words"),)))
    style = "margin:0;background:none;white-space:pre-wrap;word-break:normal;overflow-wrap:anywhere"
    assert f"<pre style='{style}'>two words</pre>" in shown._repr_html_()


def test_what_is_shown_as_html_is_escaped():
    verdict = Verdict("03.1", "<b>", Outcome.WRONG, "yours: <script>")
    shown = Table(Report("x", SLUG, (verdict,)))._repr_html_()
    assert "<script>" not in shown
    assert "&lt;script&gt;" in shown


def test_what_stands_between_backticks_in_a_message_is_code():
    shown = Table(Report("x", SLUG, (Verdict("03.1", "", Outcome.WRONG, "give `D50` back"),)))
    assert "give <code>D50</code> back</pre>" in shown._repr_html_()


def test_the_notebook_is_found_as_the_server_names_it_or_by_its_name(here, monkeypatch):
    own = store(here.root / "my copy.ipynb", answered())
    beside = store(here.root / f"{SLUG}.ipynb", answered())
    exercise = find_exercise(here, "03")
    assert own_path(exercise, here) == beside
    monkeypatch.setenv("JPY_SESSION_NAME", str(own))
    assert own_path(exercise, here) == own


def test_asked_from_a_lesson_it_is_the_exercise_that_is_judged(here, monkeypatch):
    # The lesson has the exercise's name, in another folder, and no answer cell.
    lesson = store(here.work / "notebooks" / f"{SLUG}.ipynb", notebook([text("# Why?")]))
    monkeypatch.chdir(lesson.parent)
    monkeypatch.setenv("JPY_SESSION_NAME", str(lesson))
    mine = store(here.own / f"{SLUG}.ipynb", answered())
    assert own_path(find_exercise(here, "03"), here) == mine


def test_a_lesson_without_an_exercise_is_a_sentence_and_no_traceback(here, monkeypatch, capsys):
    monkeypatch.setattr(in_jupyter, "find_places", lambda: here)
    check("77")
    assert capsys.readouterr().out == "lesson 77 has no exercise; these have: 03\n"
