"""The watch: a verdict after each save, and three keys."""

import os
import sys
import threading

import pytest
from tiny_exercise import RIGHT, SLUG, WRONG, answered, course, notebook, store, text

from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.places import Places
from lessonkit.course.student.keys import Keys
from lessonkit.course.student.own_files import find_notebooks
from lessonkit.course.student.watch import Watch, _choose


class Typed:
    """Keys that come one at a time, each when it is asked for."""

    def __init__(self):
        self.now = ""

    def pressed(self):
        key, self.now = self.now, ""
        return key


@pytest.fixture
def watched(tmp_path):
    here = Places(course(tmp_path), tmp_path / "work", checkout=True)
    path = store(here.work / "exercises" / f"{SLUG}.ipynb", answered(t1=WRONG))
    said, heard = [], threading.Event()

    def say(text):
        said.append(text)
        heard.set()

    watch, typed = Watch(here, path, say), Typed()
    with Kernels(ready=2) as kernels:
        kernels.prepare()
        thread = threading.Thread(target=watch.run, args=(kernels, typed))
        thread.start()

        def wait_for(words):
            for _ in range(200):
                if any(words in text for text in said):
                    said.clear()
                    return
                heard.wait(0.05)
                heard.clear()
            pytest.fail(f"{words!r} was not said; only {said}")

        yield path, typed, wait_for
        typed.now = "q"
        thread.join(10)
        assert not thread.is_alive()


def test_each_save_gets_the_verdict_of_the_current_task_and_the_keys_do_theirs(watched):
    path, typed, wait_for = watched
    wait_for("2 of 3 passed.")
    typed.now = "h"
    wait_for("Hint 1 of 3: rung 1 of 03.1")
    store(path, answered(t1=WRONG, t3="# 03.3\nnaive = 1\n"))
    wait_for("1 of 3 passed. You changed 03.3: n goes to 03.3.")
    typed.now = "n"  # to what was changed, and from there to the next
    wait_for("  03.3  wrong")
    typed.now = "n"
    wait_for("  03.1  wrong")
    store(path, answered(t1=RIGHT["03.1"], t3="# 03.3\nnaive = 1\n"))
    wait_for("n goes on to the next.")
    typed.now = "n"
    wait_for("  03.2  passed")
    path.write_text("{", encoding="utf-8")
    wait_for("unreadable: ")
    store(path, answered())
    wait_for("All done: q quits.")


def test_of_several_the_first_that_has_not_passed_is_watched(tmp_path):
    here = Places(course(tmp_path), tmp_path / "work", checkout=True)
    scratch = store(here.own / "00 scratch.ipynb", notebook([text("Mine.")], lesson=""))
    broken = store(here.own / "broken.ipynb", {})
    mine = store(here.own / f"{SLUG}.ipynb", answered())
    assert _choose(here, [broken, mine]) == mine
    assert scratch not in find_notebooks(here, None)


def test_it_begins_at_the_task_it_was_given(tmp_path):
    here = Places(course(tmp_path), tmp_path / "work", checkout=True)
    path = store(here.own / f"{SLUG}.ipynb", answered(t1=WRONG))
    said = []
    with Kernels() as kernels:
        Watch(here, path, said.append, "03.3").check(kernels)
    assert "  03.3  passed          Predict" in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no select on files")
def test_where_stdin_is_no_terminal_its_characters_are_the_keys(monkeypatch, tmp_path):
    (tmp_path / "keys").write_text("nH\n")
    with (tmp_path / "keys").open() as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        with Keys() as keys:
            assert [keys.pressed() for _ in range(4)] == ["n", "h", "", "q"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminal")
def test_keys_pressed_at_once_in_a_terminal_are_all_seen(monkeypatch):
    import pty

    ours, theirs = pty.openpty()
    with open(theirs, closefd=True) as typed:  # noqa: PTH123
        monkeypatch.setattr(sys, "stdin", typed)
        with Keys() as keys:
            assert keys.pressed() == ""
            os.write(ours, b"nq")
            assert [keys.pressed(), keys.pressed(), keys.pressed()] == ["n", "q", ""]
    os.close(ours)
