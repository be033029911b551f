"""A file is written whole or not at all."""

import os
from pathlib import Path

import pytest

from lessonkit.course.notebooks.whole_file import write_whole


def test_the_content_is_there_and_nothing_else(tmp_path):
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_the_content_is_on_the_disk_before_it_has_the_name(tmp_path, monkeypatch):
    def synced(number):
        assert os.fstat(number).st_size == 3
        done.append(path.exists())

    path, done = tmp_path / "a.txt", []
    monkeypatch.setattr("os.fsync", synced)
    write_whole(path, b"new")
    assert done == [False]


def test_a_write_that_fails_leaves_the_old_content_and_no_rest(tmp_path, monkeypatch):
    def no_room(self, target):
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", no_room)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
