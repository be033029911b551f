"""Lesson 8's store in a file: what goes wrong with files is one sentence, and loses nothing."""

import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import textwrap
from contextlib import closing
from pathlib import Path

import pytest
from stores import BIKE, LOST, RAIN, SqlitePlace, document

from lessonkit.store import StoreError, sqlite_store


@pytest.fixture
def path(tmp_path):
    """The file of a store with two documents, closed."""
    path = tmp_path / "store.db"
    with sqlite_store(path) as store:
        store.replace_all([BIKE, RAIN])
    return path


def change(path, *statements):
    SqlitePlace(path).change(*statements)


def documents_in(path):
    with sqlite_store(path) as store:
        assert store.audit().in_step
        return list(store.documents.values())


def test_a_closed_store_is_one_file(path):
    assert [file.name for file in path.parent.iterdir()] == ["store.db"]


def test_a_path_may_be_a_string_and_hold_any_character(tmp_path):
    path = tmp_path / "a b?c#d%20é.db" if os.name != "nt" else tmp_path / "a b#d%20é.db"
    with sqlite_store(str(path)) as store:
        store.replace(BIKE)
    assert path.is_file()


@pytest.mark.parametrize("empty", ["", "."])
def test_a_path_without_a_name_is_refused(empty):
    with pytest.raises(StoreError, match=r"a store is a file; '.' is a folder: add a name"):
        sqlite_store(empty)


def test_a_missing_folder_is_named_and_not_made(tmp_path):
    with pytest.raises(StoreError, match=r"the folder of .*new.db is not there; make it first"):
        sqlite_store(tmp_path / "none" / "new.db")
    assert not (tmp_path / "none").exists()


def test_to_read_there_must_be_a_store(tmp_path):
    with pytest.raises(StoreError, match="there is no store"):
        sqlite_store(tmp_path / "new.db", read_only=True)
    assert not (tmp_path / "new.db").exists()


def test_a_store_opened_to_read_is_read_and_not_written(path):
    with sqlite_store(path, read_only=True) as store:
        assert list(store.documents.values()) == [BIKE, RAIN]
        with pytest.raises(StoreError, match="may not be written"):
            store.replace(LOST)
    assert documents_in(path) == [BIKE, RAIN]


WITHOUT_ROOTS_RIGHTS = """
import os, sys, urllib.parse  # before root's own Python is out of sight
from lessonkit import Document
from lessonkit.store import StoreError, sqlite_store
if os.getuid() == 0:
    os.setuid(65534)
try:
    with sqlite_store(sys.argv[1]) as store:
        print(len(store.documents), "documents")
        store.replace(Document("D7", "", ()))
except StoreError as error:
    print(error)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.parametrize(
    ("folder_mode", "file_mode", "says"),
    [
        (0o777, 0o444, "2 documents\n.*the file or its folder may not be written"),
        (
            0o555,
            0o666,
            "the file or its folder may not be written.*copy it",
        ),  # beside it nothing can be made
        (0o777, 0o000, "it cannot be opened.*look at the rights"),
        (0o000, 0o666, "it cannot be opened.*look at the rights"),
    ],
)
def test_without_the_rights_to_a_file_it_is_a_sentence(folder_mode, file_mode, says):
    folder = Path(tempfile.mkdtemp())  # pytest's own can be entered by nobody else
    folder.chmod(0o755)
    path = folder / "in" / "store.db"
    path.parent.mkdir()
    with sqlite_store(path) as store:
        store.replace_all([BIKE, RAIN])
    path.chmod(file_mode)
    path.parent.chmod(folder_mode)
    command = [sys.executable, "-c", WITHOUT_ROOTS_RIGHTS, path]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert re.search(says, ran.stdout), ran.stdout + ran.stderr
    path.parent.chmod(0o755)
    path.chmod(0o644)
    assert documents_in(path) == [BIKE, RAIN]
    shutil.rmtree(folder)


def test_a_file_from_a_newer_version_is_refused_and_left_alone(path):
    change(path, "PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="has format 99, and this lessonkit reads 2; use"):
        sqlite_store(path)
    assert path.read_bytes() == before


def test_another_programs_database_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "history.db"
    change(path, "CREATE TABLE visits (url TEXT)")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="another program's database; name another file"):
        sqlite_store(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"x", b"no database\n" * 99, bytes(range(256)) * 64, bytes(5000)]
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path, content):
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"no database, or damaged.*name another file"):
        sqlite_store(path)
    assert path.read_bytes() == content


def test_an_empty_file_is_a_new_store(tmp_path):
    (tmp_path / "new.db").touch()
    assert documents_in(tmp_path / "new.db") == []


@pytest.mark.parametrize("size", [100, 4096, 5000, 20000])
def test_a_file_that_was_cut_off_says_so(path, size):
    path.write_bytes(path.read_bytes()[:size])
    with pytest.raises(StoreError, match="damaged"), sqlite_store(path) as store:
        store.audit()
        store.replace(LOST, force=True)
        store.search("the key")
        raise AssertionError(str(store.audit()))


def test_bytes_that_changed_on_the_disk_are_found_by_the_audit(path):
    content = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'terms'")
        [(size,)] = connection.execute("PRAGMA page_size")
    content[(page - 1) * size : (page - 1) * size + 200] = b"\xff" * 200
    path.write_bytes(content)
    with sqlite_store(path) as store:
        try:
            report = store.audit()
        except StoreError as error:
            assert "damaged" in str(error)
        else:
            assert report.damage


def test_a_full_disk_says_so_and_the_old_version_stands(path):
    big = document("D1", *(f"Sentence {n}. " * 50 for n in range(200)))
    with sqlite_store(path) as store:
        [(pages,)] = store._database.rows("PRAGMA page_count")
        store._database.rows(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(StoreError, match=r"the disk is full.*nothing of this was written"):
            store.replace(big)
        assert list(store.documents.values()) == [BIKE, RAIN]
        assert store.audit().in_step
        store._database.rows("PRAGMA max_page_count = 1000000")
        assert store.replace(big)
    assert documents_in(path) == [big, RAIN]


def test_a_locked_file_is_waited_for_and_then_says_so(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with sqlite_store(path, timeout_s=0.1) as store:
            assert list(store.documents.values()) == [BIKE, RAIN]  # a reader does not wait
            with pytest.raises(StoreError, match=r"another program is writing to it.*try again"):
                store.replace(LOST)
            other.execute("ROLLBACK")
            assert store.replace(LOST)


def test_a_file_that_another_program_holds_for_itself_says_so(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match=r"another program is writing to it"):
            sqlite_store(path, timeout_s=0.1)


def test_many_writers_at_once_are_served_one_after_another(tmp_path):
    script = textwrap.dedent("""
        import sys
        from stores import document
        from lessonkit.store import sqlite_store
        with sqlite_store(sys.argv[1], timeout_s=60) as store:
            for n in range(20):
                store.replace(document(f"D{n}", f"Written by {sys.argv[2]}. The bike."))
    """)
    folders = os.pathsep.join([str(Path(__file__).parent), str(Path(__file__).parents[1])])
    environment = os.environ | {"PYTHONPATH": folders}
    path = tmp_path / "store.db"  # the first one makes it, whoever that is
    writers = [
        subprocess.Popen([sys.executable, "-c", script, path, str(n)], env=environment)
        for n in range(4)
    ]
    assert [writer.wait() for writer in writers] == [0, 0, 0, 0]
    assert len(documents_in(path)) == 20
