"""Files that people hand in as notebooks: what is read, and what is said of the others."""

import json
import os

import pytest
from tiny_exercise import answered, code, notebook

from lessonkit.course.notebooks.reading import UnreadableError, read_notebook


def written(tmp_path, content):
    path = tmp_path / "03_tiny.ipynb"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def refusal(tmp_path, content):
    with pytest.raises(UnreadableError) as caught:
        read_notebook(written(tmp_path, content))
    return str(caught.value)


def as_json(**changes):
    return json.dumps(answered() | changes, ensure_ascii=False)


@pytest.mark.parametrize(
    ("encoding", "words"),
    [("utf-8-sig", "byte order mark"), ("utf-16", "UTF-16"), ("cp1252", "Windows-1252")],
)
def test_another_encoding_is_read_with_a_note(tmp_path, encoding, words):
    made = notebook([code('# 03.1\nx = "é"')])
    text = json.dumps(made, ensure_ascii=False)
    found = read_notebook(written(tmp_path, text.encode(encoding)))
    assert found.cells[0].source == '# 03.1\nx = "é"'
    assert len(found.notes) == 1
    assert words in found.notes[0]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty (0 bytes)"),
        ("\n\n", "is empty (2 bytes)"),
        (as_json()[:700], "ends in the middle"),
        ("<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> main\n", "merge conflict"),
        ("<!DOCTYPE html>\n<html></html>", "is a web page"),
        ("hello", "is not a notebook: line 1 is not JSON"),
        ("[1, 2]", "not a notebook: it has no list of cells"),
        ('{"cells": []}', "has no cells"),
        ('{"worksheets": [{"cells": []}], "nbformat": 3}', "old format 3"),
        (as_json(metadata={"kernelspec": {"name": "ir", "language": "R"}}), "the language R"),
        (as_json(metadata={"language_info": {"name": "julia"}}), "the language julia"),
        ("[" * 100_000, "not"),
    ],
)
def test_what_is_no_notebook_is_refused_in_one_sentence(tmp_path, content, words):
    said = refusal(tmp_path, content)
    assert words in said
    assert said.startswith("03_tiny.ipynb ")
    assert "\n" not in said


def test_a_folder_and_a_missing_file_are_refused_too(tmp_path):
    for path, words in ((tmp_path, "it is a folder"), (tmp_path / "no.ipynb", "No such file")):
        with pytest.raises(UnreadableError, match=words):
            read_notebook(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are of Unix")
def test_a_pipe_is_refused_without_waiting_for_it(tmp_path):
    os.mkfifo(tmp_path / "x.ipynb")
    with pytest.raises(UnreadableError, match="is no ordinary file"):
        read_notebook(tmp_path / "x.ipynb")


def test_nonsense_inside_a_notebook_counts_as_nothing(tmp_path):
    cells = [
        None,
        {"cell_type": 3, "source": {"a": 1}, "metadata": []},
        {"cell_type": "code", "source": ["a\n", "b"], "metadata": {"lessonkit": 5, "tags": "x"}},
    ]
    found = read_notebook(written(tmp_path, json.dumps({"cells": cells, "metadata": 7})))
    assert [(c.kind, c.source, c.task) for c in found.cells] == [("", "", ""), ("code", "a\nb", "")]


def test_windows_line_ends_are_plain_ones(tmp_path):
    found = read_notebook(written(tmp_path, json.dumps(notebook([code("a\r\nb")]))))
    assert found.cells[0].source == "a\nb"


def test_a_file_of_very_many_parts_or_cells_is_not_taken_into_memory(tmp_path, monkeypatch):
    reading = "lessonkit.course.notebooks.reading"
    monkeypatch.setattr(f"{reading}.CELL_LIMIT", 2)
    made = json.dumps(notebook([code("1"), code("2"), code("3")]))
    assert "has more than 2 cells" in refusal(tmp_path, made)
    monkeypatch.setattr(f"{reading}.PART_LIMIT", 9)
    assert "has more than 9 parts" in refusal(tmp_path, made)
