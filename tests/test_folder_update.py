"""An index is brought in step with its folder, and reads what changed alone."""

import os
import time

import pytest

from lessonkit.folder import update as update_module
from lessonkit.folder.ask import open_folder
from lessonkit.folder.files import FoundFile, Skipped
from lessonkit.folder.ledger import Known
from lessonkit.folder.section import NotOpenedError
from lessonkit.store import StoreError

LONG_AGO = time.time() - 3_600


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "docs"
    folder.mkdir()
    write(folder, "a.md", "# Lights\n\nLights on at dusk.\n")
    write(folder, "b.md", "# Brakes\n\nTest the brakes.\n")
    return folder


def write(folder, name, text, age=0):
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    os.utime(path, (LONG_AGO - age,) * 2)


def opened(folder, **options):
    return open_folder(folder, ranker="overlap", cache=folder.parent / "cache", **options)


def counts(folder):
    with opened(folder) as one:
        updated = one.updated
        assert one.store.audit().in_step
        return updated.read, updated.unchanged, updated.removed


def found_in(folder, question):
    with opened(folder) as one:
        return [hit.child.document_id for hit in one.search(question)]


def test_the_second_time_nothing_is_read(folder):
    assert counts(folder) == (2, 0, 0)
    assert counts(folder) == (0, 2, 0)


def test_a_changed_file_is_read_again_and_its_old_words_find_nothing(folder):
    counts(folder)
    write(folder, "a.md", "# Bells\n\nRing the bell.\n", age=60)
    assert counts(folder) == (1, 1, 0)
    assert found_in(folder, "dusk") == []
    assert found_in(folder, "bell") == ["a.md"]


def test_a_file_that_is_gone_is_taken_out(folder):
    counts(folder)
    (folder / "b.md").unlink()
    assert counts(folder) == (0, 1, 1)
    assert found_in(folder, "brakes") == []


def test_a_file_that_was_moved_is_found_at_its_new_place(folder):
    counts(folder)
    (folder / "b.md").rename(folder / "c.md")
    assert counts(folder) == (1, 1, 1)
    assert found_in(folder, "brakes") == ["c.md"]


def test_a_file_that_becomes_unreadable_is_named_and_its_old_words_find_nothing(folder):
    counts(folder)
    write(folder, "b.md", b"\x00\x01\x02", age=60)
    with opened(folder) as one:
        assert one.skipped == (Skipped("b.md", "binary, not text"),)
    assert found_in(folder, "brakes") == []
    assert counts(folder) == (0, 2, 0)  # and it is not looked into again
    with opened(folder) as one:
        assert [skipped.path for skipped in one.skipped] == ["b.md"]


def test_a_file_changed_shortly_before_it_was_read_is_looked_at_once_more():
    file = FoundFile("a.md", "markdown", 5, 1_000_000_000_000)
    assert not Known(5, file.mtime_ns, file.mtime_ns + 1_000_000_000).is_still(file)
    assert Known(5, file.mtime_ns, file.mtime_ns + 3_000_000_000).is_still(file)
    assert not Known(6, file.mtime_ns, file.mtime_ns + 3_000_000_000).is_still(file)


def test_after_an_interrupt_the_next_time_goes_on(folder, monkeypatch):
    monkeypatch.setattr(update_module, "_FILES_AT_ONCE", 1)

    def stop_after_one(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        opened(folder, progress=stop_after_one)
    assert counts(folder) == (1, 1, 0)


def test_killed_between_store_and_ledger_the_next_time_reads_it_again(folder, monkeypatch):
    def die(self, known, lines):
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr("lessonkit.folder.ledger.Ledger.write", die)
        with pytest.raises(RuntimeError):
            opened(folder)
    assert counts(folder) == (2, 0, 0)


def test_progress_counts_the_files_to_read_alone(folder, monkeypatch):
    monkeypatch.setattr(update_module, "_FILES_AT_ONCE", 1)
    counts(folder)
    write(folder, "b.md", "# Brakes\n\nBrake early.\n", age=60)
    seen = []
    opened(folder, progress=lambda *at: seen.append(at)).close()
    assert seen == [(1, 1)]


@pytest.mark.parametrize(
    "damage", [b"not a database, and longer than that", b"SQLite format 3\0" * 99]
)
def test_a_damaged_index_is_made_anew(folder, damage):
    counts(folder)
    [index] = (folder.parent / "cache").rglob("index.db")
    index.write_bytes(damage)
    assert counts(folder) == (2, 0, 0)


def test_two_folders_have_two_indexes(folder):
    other = folder.parent / "other"
    other.mkdir()
    write(other, "x.md", "# X\n\nLights off.\n")
    assert found_in(folder, "lights") == ["a.md"]
    assert found_in(other, "lights") == ["x.md"]
    assert found_in(folder, "lights") == ["a.md"]


def test_what_no_database_keeps_is_replaced_and_the_rest_of_the_file_read(folder):
    cell = '{"cell_type": "markdown", "metadata": {}, "source": "half \\ud800 none \\u0000 word"}'
    write(
        folder,
        "c.ipynb",
        f'{{"cells": [{cell}], "metadata": {{}}, "nbformat": 4, "nbformat_minor": 5}}',
    )
    assert found_in(folder, "half word") == ["c.ipynb"]
    assert counts(folder) == (0, 3, 0)


def test_a_file_that_could_not_be_opened_is_tried_each_time(folder, monkeypatch):
    def closed(path, kind):
        raise NotOpenedError("may not be read: you lack the right to")

    with monkeypatch.context() as patched:
        patched.setattr(update_module, "read_file", closed)
        with opened(folder) as one:
            assert [skipped.path for skipped in one.skipped] == ["a.md", "b.md"]
    assert counts(folder) == (2, 0, 0)
    assert found_in(folder, "brakes") == ["b.md"]


def test_killed_while_files_are_taken_out_the_next_time_takes_out_the_rest(folder, monkeypatch):
    counts(folder)
    kept = (folder / "b.md").read_text()
    for name in ("a.md", "b.md"):
        (folder / name).unlink()

    def die(self, document_id):
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr("lessonkit.store.Store.remove", die)
        with pytest.raises(RuntimeError):
            opened(folder)
    write(folder, "b.md", kept)  # it comes back as it was, with its time
    assert counts(folder) == (1, 0, 1)
    assert found_in(folder, "dusk") == []
    assert found_in(folder, "brakes") == ["b.md"]


def test_an_index_that_is_damaged_each_time_is_made_anew_once(folder, monkeypatch):
    def broken(*arguments):
        raise StoreError("the file is damaged")

    monkeypatch.setattr("lessonkit.folder.ask.update", broken)
    with pytest.raises(StoreError, match="the file is damaged"):
        opened(folder)
