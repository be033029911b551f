"""Lesson 7: the cache of replies."""

import os
import sys
from pathlib import Path

import pytest

from lessonkit.language_model.reply_cache import cache_file, cache_folder, keep, read_kept


def test_what_is_kept_is_read_back(tmp_path):
    path = tmp_path / "new" / "a.json"
    keep(path, {"text": "naïve “quotes”"})
    assert read_kept(path) == {"text": "naïve “quotes”"}
    assert [file.name for file in path.parent.iterdir()] == ["a.json"]


@pytest.mark.parametrize("damaged", [b"", b"{", b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_counts_as_absent(tmp_path, damaged):
    path = tmp_path / "a.json"
    path.write_bytes(damaged)
    assert read_kept(path) is None


def test_nothing_kept_is_none(tmp_path):
    assert read_kept(tmp_path / "a.json") is None


def test_a_write_that_fails_leaves_the_old_file_and_no_other(tmp_path):
    path = tmp_path / "a.json"
    keep(path, "old")
    with pytest.raises(TypeError):
        keep(path, [object()])
    assert read_kept(path) == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


def test_another_server_or_another_request_has_another_file():
    files = {cache_file(Path("c"), url, text) for url in ("http://a", "http://b") for text in "xy"}
    assert len(files) == 4


@pytest.mark.skipif(os.name == "nt" or sys.platform == "darwin", reason="XDG is for the others")
def test_the_users_cache_is_where_the_system_keeps_it(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "lessonkit" / "replies"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_folder() == Path.home() / ".cache" / "lessonkit" / "replies"
