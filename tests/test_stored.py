"""A notebook's canonical form: ids, what is kept, and the bytes."""

import json

import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from lessonkit.course.notebooks.stored import (
    UnreadableNotebookError,
    as_text,
    clean,
    clean_outputs,
    read,
)


def raw(*cells, minor=5):
    return {"cells": list(cells), "metadata": {}, "nbformat": 4, "nbformat_minor": minor}


def raw_cell(text, **more):
    return {"cell_type": "markdown", "metadata": {}, "source": text, **more}


def write(tmp_path, content):
    path = tmp_path / "a.ipynb"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def ids(notebook):
    return [cell.id for cell in notebook.cells]


def test_ids_that_are_there_are_kept(tmp_path):
    path = write(tmp_path, raw(raw_cell("a", id="first"), raw_cell("b", id="second")))
    assert ids(read(path)) == ["first", "second"]


def test_missing_ids_are_made_from_the_content_the_same_each_time(tmp_path):
    path = write(tmp_path, raw(raw_cell("a"), raw_cell("b"), raw_cell("a"), minor=4))
    once = ids(read(path))
    assert once == ids(read(path))
    assert len(set(once)) == 3


def test_of_two_cells_with_one_id_the_first_keeps_it(tmp_path):
    path = write(tmp_path, raw(raw_cell("a", id="x"), raw_cell("b", id="x")))
    first, second = ids(read(path))
    assert first == "x"
    assert second != "x"


def test_an_id_that_is_made_avoids_those_further_down(tmp_path):
    made = ids(read(write(tmp_path, raw(raw_cell("a")))))[0]
    path = write(tmp_path, raw(raw_cell("a"), raw_cell("b", id=made)))
    assert ids(read(path))[1] == made


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "not JSON"),
        ('{"cells": [', "not JSON"),
        ("[]", "format 4"),
        ('{"nbformat": 3, "worksheets": []}', "format 4"),
        (json.dumps(raw({"cell_type": "code", "metadata": {}, "source": "1"})), "broken notebook"),
        ('{"nbformat": 4, "cells": [{}]}', "a cell lacks its type or its text"),
        ('{"nbformat": 4, "cells": [null]}', "broken notebook"),
        ('{"nbformat": 4, "cells": null}', "broken notebook"),
        ('{"nbformat": 4, "cells": [{"cell_type": "code", "source": [1]}]}', "broken notebook"),
        ("null", "format 4"),
    ],
)
def test_what_is_no_notebook_is_refused_in_a_sentence(tmp_path, content, says):
    with pytest.raises(UnreadableNotebookError, match=says):
        read(write(tmp_path, content))


def test_a_missing_file_names_its_folder(tmp_path):
    with pytest.raises(UnreadableNotebookError, match=r"b\.ipynb is not in"):
        read(tmp_path / "b.ipynb")


def test_metadata_that_varies_is_dropped_and_ours_is_kept():
    tags = ["raises-exception"]
    cell = new_code_cell("1", metadata={"tags": tags, "collapsed": True, "execution": {"x": "1"}})
    notebook = new_notebook(
        cells=[cell],
        metadata={"language_info": {"name": "python", "version": "3.11.7"}, "widgets": {"a": 1}},
    )
    cleaned = clean(notebook)
    assert cleaned.cells[0].metadata == {"tags": tags}
    assert sorted(cleaned.metadata) == ["kernelspec", "language_info"]
    assert cleaned.metadata.language_info == {"name": "python"}


def test_a_stream_that_was_flushed_in_pieces_becomes_one_and_order_stays():
    outputs = [
        new_output("stream", text="a\n"),
        new_output("stream", text="b\n"),
        new_output("display_data", data={"text/plain": "picture"}),
        new_output("stream", text="c\n"),
    ]
    kept = clean_outputs(outputs)
    assert [out.get("text", "picture") for out in kept] == ["a\nb\n", "picture", "c\n"]
    # The outputs that came in are as they were.
    assert outputs[0].text == "a\n"


def test_widget_views_are_not_stored():
    view = {
        "application/vnd.jupyter.widget-view+json": {"model_id": "a"},
        "text/plain": "IntSlider()",
    }
    assert clean_outputs([new_output("display_data", data=view)]) == []


def test_a_traceback_keeps_the_frames_of_cells_without_colours_and_not_those_of_files():
    error = new_output(
        "error",
        ename="KeyError",
        evalue="'x'",
        traceback=[
            "\x1b[31mCell\x1b[39m In[1], line 1",
            "File \x1b[32m/somewhere\x1b[0m",
            "KeyError",
        ],
    )
    (kept,) = clean_outputs([error])
    assert kept.traceback == ["Cell In[1], line 1", "KeyError"]


def test_the_text_is_sorted_indented_by_one_and_ends_in_one_newline():
    text = as_text(clean(new_notebook(cells=[new_markdown_cell("é", id="a")])))
    assert text.startswith('{\n "cells": [')
    assert text.endswith("}\n")
    assert "é" in text
    assert as_text(clean(new_notebook(cells=[new_markdown_cell("é", id="a")]))) == text
