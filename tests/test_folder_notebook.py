"""Jupyter notebooks, read into sections and blocks."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from readings import TEXTS, check, shown

from lessonkit.folder.notebook import read_notebook
from lessonkit.folder.section import UnreadableError


def read(*cells):
    """Read a notebook of some cells, each a kind and a source."""
    made = [{"cell_type": kind, "source": source} for kind, source in cells]
    return read_notebook(json.dumps({"cells": made, "nbformat": 4}))


def test_headings_run_on_through_the_cells():
    reading = read(
        ("markdown", "# A\n\none"),
        ("code", "x = 1\n\ny = 2\n"),
        ("markdown", "two"),
        ("markdown", "## B"),
        ("code", "z = 3"),
        ("markdown", "## C\nthree\n# D\nfour"),
    )
    assert shown(reading) == [
        (("A",), ["one", "x = 1\n\ny = 2", "two"]),
        (("A", "B"), ["z = 3"]),
        (("A", "C"), ["three"]),
        (("D",), ["four"]),
    ]
    assert reading.title == "A"


def test_a_line_is_one_of_its_cell():
    reading = read(("markdown", "# A\n\none\ntwo"), ("raw", "no"), ("code", "\nx = 1\ny = 2"))
    section = reading.sections[0]
    assert section.text == "one\ntwo\n\nx = 1\ny = 2"
    # one is line 3 of cell 1, two line 4; y = 2 at offset 15 is line 3 of cell 3
    assert [section.line_at(n)[1:] for n in (0, 4, 9, 15)] == [(3, 1), (4, 1), (2, 3), (3, 3)]


def test_two_headings_with_the_same_words_are_two_sections():
    assert len(read(("markdown", "# A\nx"), ("markdown", "# A\ny")).sections) == 2


def test_a_source_may_be_a_list_of_lines_and_outputs_are_left_out():
    cell = {"cell_type": "code", "source": ["a\n", "b"], "outputs": [{"text": "c"}]}
    assert shown(read_notebook(json.dumps({"cells": [cell]}))) == [((), ["a\nb"])]


def test_the_format_before_2015_is_read_too():
    cells = [
        {"cell_type": "heading", "level": 2, "source": "A"},
        {"cell_type": "code", "input": ["x = 1"]},
    ]
    text = json.dumps({"nbformat": 3, "worksheets": [{"cells": cells}]})
    assert shown(read_notebook(text)) == [(("A",), ["x = 1"])]


def test_half_a_character_becomes_the_mark_for_one():
    assert shown(read(("code", "a\ud800b"))) == [((), ["a\ufffdb"])]


@pytest.mark.parametrize(
    "text",
    ["", "x", "[]", "1", "null", "{}", '{"cells": 1}', '{"worksheets": [1]}', "[" * 100_000],
)
def test_what_is_no_notebook_says_so(text):
    with pytest.raises(UnreadableError, match="no notebook: it"):
        read_notebook(text)


@pytest.mark.parametrize("cell", [None, 1, {}, {"cell_type": []}, {"cell_type": "code"}])
def test_a_cell_that_is_none_is_passed_over(cell):
    text = json.dumps({"cells": [cell, {"cell_type": "code", "source": "x"}]})
    assert shown(read_notebook(text)) == [((), ["x"])]


@given(
    st.lists(st.tuples(st.sampled_from(["code", "markdown", "heading", "raw"]), TEXTS), max_size=4)
)
def test_blocks_are_in_order_and_at_the_lines_they_say(cells):
    reading = read(*cells)
    check(reading)
    for section in reading.sections:
        for block in section.blocks:
            place = section.line_at(block.start)
            kind, source = cells[place.cell - 1]
            source = source.replace("\r", "").replace("\0", "\ufffd")
            line = source.split("\n")[place.line - 1]
            first = section.text[block.start : block.end].split("\n")[0]
            assert first in (line if kind != "heading" else "# " + line)


json_values = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["cells", "cell_type", "source", "worksheets"]), inner)
    ),
    max_leaves=10,
)


@given(st.text() | json_values.map(json.dumps))
def test_anything_is_a_notebook_or_says_why_not(text):
    try:
        check(read_notebook(text))
    except UnreadableError as why:
        assert str(why).startswith("no notebook")
