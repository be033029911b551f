"""A file of any kind, read or refused in a sentence."""

import os
import subprocess
import sys

import pytest

from lessonkit.folder import read
from lessonkit.folder.files import MAX_BYTES
from lessonkit.folder.read import read_file
from lessonkit.folder.section import UnreadableError


def why(path, kind="markdown"):
    with pytest.raises(UnreadableError) as said:
        read_file(path, kind)
    return str(said.value)


@pytest.fixture
def file(tmp_path):
    """A function that puts bytes into a file."""

    def put(raw, name="a.md"):
        (tmp_path / name).write_bytes(raw)
        return tmp_path / name

    return put


@pytest.mark.parametrize("kind", ["markdown", "text"])
def test_each_kind_has_its_reader(file, kind):
    path = file(b"Title\r\n=====\r\n\r\nwords\r\n")
    reading = read_file(path, kind)
    assert (reading.title, reading.sections[0].text) == ("Title", "words")
    assert reading.sections[0].line_at(0).line == 4


def test_pages_and_notebooks_have_theirs(file):
    page = read_file(file(b"<meta charset=windows-1252><h1>R\xe4der</h1>words", "a.html"), "html")
    assert (page.title, page.sections[0].text) == ("Räder", "words")
    cells = b'{"cells": [{"cell_type": "code", "source": "x = 1"}]}'
    assert read_file(file(cells, "a.ipynb"), "notebook").sections[0].text == "x = 1"
    assert why(file(b"{}", "b.ipynb"), "notebook") == "no notebook: it has no list of cells"


def test_what_holds_no_text_says_so(file):
    assert why(file(b"# Title\n")) == "holds no text"
    assert why(file(b"-----\n"), "text") == "holds no text"
    assert why(file(b"")) == "empty"
    assert why(file(b"\0\1")) == "binary, not text"


def test_a_file_that_grew_since_it_was_found_is_not_read_whole(file):
    path = file(b"")
    with path.open("wb") as grown:
        grown.truncate(MAX_BYTES + 1)
    assert why(path) == "larger than 10 MB"


def test_a_file_that_is_gone_or_has_become_something_else_says_so(tmp_path):
    assert why(tmp_path / "a.md") == "is no longer there"
    (tmp_path / "b.md").mkdir()
    assert "could not be opened" in why(tmp_path / "b.md") or os.name == "nt"


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="this system opens what a link leads to")
def test_a_link_in_place_of_the_file_is_not_followed(file, tmp_path):
    (tmp_path / "link.md").symlink_to(file(b"words"))
    assert "could not be opened" in why(tmp_path / "link.md")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_in_place_of_the_file_keeps_nobody_waiting(tmp_path):
    os.mkfifo(tmp_path / "pipe.md")
    assert why(tmp_path / "pipe.md") == "no regular file"


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root"
)
def test_a_file_that_may_not_be_read_says_so(file):
    path = file(b"words")
    path.chmod(0)
    assert why(path) == "may not be read: you lack the right to"


def test_what_a_reader_did_not_expect_is_an_unreadable_file(file, monkeypatch):
    def deep(text):
        raise RecursionError("too deep")

    monkeypatch.setattr("lessonkit.folder.markdown.read_markdown", deep)
    assert why(file(b"words")) == "could not be read as Markdown: RecursionError"


def test_a_reader_is_imported_when_a_file_needs_it():
    script = f"import sys, {read.__name__}; print({{'bs4', 'markdown_it'}} & {{*sys.modules}})"
    command = [sys.executable, "-c", script]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed.strip() == "set()"
