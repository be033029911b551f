"""Plain text and reStructuredText, read into sections and blocks."""

import pytest
from hypothesis import given
from readings import TEXTS, between, check, check_slices, shown

from lessonkit.folder.plain import read_plain


def blocks(text):
    """The text of each block, whatever its section."""
    return [block for _, texts in shown(read_plain(text)) for block in texts]


def test_blank_lines_end_a_paragraph():
    assert blocks("one\ntwo\n \n\n  three\n") == ["one\ntwo", "three"]


def test_levels_are_the_styles_in_the_order_they_come_in():
    text = "===\nTop\n===\n\na\n\nOne\n---\n\nb\n\nDeep\n====\n\nc\n\nTwo\n---\n\nd\n"
    reading = read_plain(text)
    # A line over and under is another style than one under alone.
    assert shown(reading) == [
        (("Top",), ["a"]),
        (("Top", "One"), ["b"]),
        (("Top", "One", "Deep"), ["c"]),
        (("Top", "Two"), ["d"]),
    ]
    assert reading.title == "Top"
    assert [section.line_at(0).line for section in reading.sections] == [5, 10, 15, 20]


@pytest.mark.parametrize(
    "text",
    [
        "a\nlast line\n---------\n",  # a paragraph and a rule
        "  Indented\n  --------\n",
        "Title\n--\n",
        "Title\n-=-=-\n",
        "-----\n\nx\n",
        "x\n\n-----\n",
        "12:30\n\n",
    ],
)
def test_these_are_no_headings(text):
    assert [section.headings for section in read_plain(text).sections] == [()]


def test_a_line_under_a_title_may_be_a_little_short():
    assert read_plain("A long title\n-------\n\nx").title == "A long title"


def test_what_is_indented_after_two_colons_is_one_block_with_its_blank_lines():
    code = "    a\n\n      b\n\n    c"
    assert blocks(f"Run::\n\n{code}\n\nThen\n") == ["Run::", code, "Then"]


def test_in_an_item_the_code_ends_where_the_item_goes_on():
    assert blocks("- Run::\n\n      a\n\n      b\n\n  Then\n") == [
        "- Run::",
        "      a\n\n      b",
        "Then",
    ]


def test_a_directive_of_code_is_whole_and_one_of_prose_is_not():
    code = "   x = 1\n\n   y = 2"
    assert blocks(f".. code-block:: py\n   :name: x\n\n{code}\n")[1] == code
    assert blocks(".. note::\n\n   one\n\n   two\n") == [".. note::\n\n   one", "two"]


@pytest.mark.parametrize(
    "table",
    [
        "+---+---+\n| a | b |\n+===+===+\n| " + "c " * 150 + "| d |\n+---+---+",
        "=== ===\na   b\n=== ===\nc   d\n\ne   f\n=== ===",
        ">>> " + "1 + " * 150 + "1\n151",
    ],
)
def test_a_table_or_a_session_stays_whole(table):
    assert blocks(f"x\n\n{table}\n\ny") == ["x", table, "y"]


def test_a_table_that_never_ends_is_a_paragraph():
    assert blocks("== ==\na b\n\nc\n") == ["== ==\na b", "c"]


def test_a_long_paragraph_is_cut_at_sentence_ends():
    sentence = "These are just five words."  # 40 of them are 200 words: two pieces of 100
    assert blocks("\n".join([sentence] * 40)) == ["\n".join([sentence] * 20)] * 2


@given(TEXTS)
def test_blocks_are_slices_in_order_and_nothing_is_lost(text):
    reading = read_plain(text)
    check(reading)
    check_slices(reading, text)
    assert [between(section) for section in reading.sections] == [[] for _ in reading.sections]
    assert read_plain(text) == reading
