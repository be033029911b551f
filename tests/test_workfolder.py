"""Copies in the student's folder: laid, refreshed, and never taken from under their hands."""

import json

import pytest

from lessonkit.course import CourseError
from lessonkit.course.machine.workfolder import fingerprint, lay_copies, sentences
from lessonkit.course.places import Places


def notebook(text, output=""):
    cell = {"cell_type": "code", "source": text, "outputs": [output], "metadata": {}}
    return json.dumps({"cells": [cell], "metadata": {}}).encode()


@pytest.fixture
def places(tmp_path):
    (tmp_path / "notebooks").mkdir()
    publish(tmp_path, notebook("version 1"))
    return Places(tmp_path, tmp_path / "work", checkout=True)


def publish(root, content):
    (root / "notebooks" / "00_a.ipynb").write_bytes(content)


def copy_of(places):
    return places.work / "notebooks" / "00_a.ipynb"


def test_the_first_start_lays_a_copy_of_every_lesson(places):
    laid = lay_copies(places)
    assert copy_of(places).read_bytes() == notebook("version 1")
    assert laid.new == laid.untouched == (copy_of(places),)


def test_exercises_are_laid_where_the_course_has_any(places):
    (places.root / "exercises").mkdir()
    (places.root / "exercises" / "01_b.ipynb").write_bytes(notebook("fill in"))
    lay_copies(places)
    assert (places.work / "exercises" / "01_b.ipynb").read_bytes() == notebook("fill in")


def test_a_second_start_changes_nothing_and_says_nothing(places):
    lay_copies(places)
    assert sentences(lay_copies(places), places.work) == []


def test_a_copy_that_was_not_changed_follows_the_course(places):
    lay_copies(places)
    publish(places.root, notebook("version 2"))
    laid = lay_copies(places)
    assert copy_of(places).read_bytes() == notebook("version 2")
    assert laid.refreshed == (copy_of(places),)


def test_a_copy_that_was_only_run_follows_the_course_too(places):
    lay_copies(places)
    copy_of(places).write_bytes(notebook("version 1", output="mine"))
    publish(places.root, notebook("version 2"))
    lay_copies(places)
    assert copy_of(places).read_bytes() == notebook("version 2")


def test_a_copy_that_was_only_run_keeps_its_outputs_while_the_text_is_the_same(places):
    lay_copies(places)
    mine = notebook("version 1", output="mine")
    copy_of(places).write_bytes(mine)
    publish(places.root, notebook("version 1", output="new"))
    lay_copies(places)
    assert copy_of(places).read_bytes() == mine


def test_stored_outputs_that_changed_reach_a_copy_that_was_never_run(places):
    lay_copies(places)
    publish(places.root, notebook("version 1", output="new"))
    lay_copies(places)
    assert copy_of(places).read_bytes() == notebook("version 1", output="new")


def test_a_changed_copy_is_kept_and_the_new_version_lies_beside_it(places):
    lay_copies(places)
    copy_of(places).write_bytes(notebook("my work"))
    publish(places.root, notebook("version 2"))
    laid = lay_copies(places)
    neighbour = copy_of(places).with_name("00_a.new.ipynb")
    assert copy_of(places).read_bytes() == notebook("my work")
    assert neighbour.read_bytes() == notebook("version 2")
    assert laid.untouched == ()
    (sentence,) = sentences(laid, places.work)
    assert sentence.endswith("the new one is beside it: 00_a.new.ipynb")


def test_a_changed_copy_is_left_alone_while_the_course_stays_the_same(places):
    lay_copies(places)
    copy_of(places).write_bytes(notebook("my work"))
    assert sentences(lay_copies(places), places.work) == []
    assert [path.name for path in copy_of(places).parent.iterdir()] == ["00_a.ipynb"]


def test_a_new_version_is_laid_beside_once_even_if_the_student_throws_it_away(places):
    lay_copies(places)
    copy_of(places).write_bytes(notebook("my work"))
    publish(places.root, notebook("version 2"))
    lay_copies(places)
    neighbour = copy_of(places).with_name("00_a.new.ipynb")
    neighbour.unlink()
    lay_copies(places)
    assert not neighbour.exists()


def test_a_neighbour_that_is_there_is_not_overwritten_either(places):
    lay_copies(places)
    copy_of(places).write_bytes(notebook("my work"))
    neighbour = copy_of(places).with_name("00_a.new.ipynb")
    neighbour.write_bytes(notebook("more of my work"))
    publish(places.root, notebook("version 2"))
    lay_copies(places)
    assert neighbour.read_bytes() == notebook("more of my work")
    assert copy_of(places).with_name("00_a.new-2.ipynb").read_bytes() == notebook("version 2")


def test_a_copy_that_the_student_threw_away_is_laid_again(places):
    lay_copies(places)
    copy_of(places).unlink()
    assert lay_copies(places).new == (copy_of(places),)


@pytest.mark.parametrize("memory", [None, b"", b"[]", b'{"notebooks/00_a.ipynb": 3}'])
def test_without_our_memory_nothing_is_overwritten(places, memory):
    lay_copies(places)
    copy_of(places).write_bytes(notebook("my work"))
    note = places.work / ".course.json"
    note.unlink()
    if memory is not None:
        note.write_bytes(memory)
    lay_copies(places)
    assert copy_of(places).read_bytes() == notebook("my work")


def test_a_copy_that_is_no_notebook_any_more_counts_as_changed(places):
    lay_copies(places)
    copy_of(places).write_bytes(b"<<<<<<< mine")
    publish(places.root, notebook("version 2"))
    lay_copies(places)
    assert copy_of(places).read_bytes() == b"<<<<<<< mine"


def test_no_half_written_file_is_left_in_the_folder(places):
    lay_copies(places)
    left = sorted(path.name for path in places.work.rglob("*") if path.is_file())
    assert left == [".course.json", "00_a.ipynb"]


def test_a_folder_that_cannot_be_written_is_one_sentence(places):
    places.work.write_text("a file where the folder should be")
    with pytest.raises(CourseError, match="cannot write to"):
        lay_copies(places)


def test_a_fingerprint_is_of_what_a_person_writes():
    assert fingerprint(notebook("a", output="x")) == fingerprint(notebook("a", output="y"))
    assert fingerprint(notebook("a")) != fingerprint(notebook("b"))
    assert fingerprint(b"[]") != fingerprint(b"{}")
