"""The first line that differs, made visible."""

from hypothesis import given
from hypothesis import strategies as st

from lessonkit.course.judging.difference import WIDTH, first_difference


def test_equal_texts_have_no_difference():
    assert first_difference("a\nb\n", "a\nb\n") is None


def test_the_first_line_that_differs_is_shown():
    found = first_difference("a\nb\nc\n", "a\nx\ny\n")
    assert (found.line, found.expected, found.yours, found.remark) == (1, "b", "x", "")


def test_a_line_too_few_or_too_many_is_said():
    assert first_difference("a\nb\n", "a\n").yours == "(no more lines)"
    assert first_difference("a\n", "a\nb\n").expected == "(no more lines)"


def test_blanks_at_the_end_are_made_visible():
    found = first_difference("two words\n", "two words  \n")
    assert (found.expected, found.yours) == ("two·words", "two·words··")
    assert "more blanks in yours" in found.remark
    assert "fewer blanks" in first_difference("a  b", "a b").remark
    assert "differently placed" in first_difference(" a", "a ").remark


def test_characters_that_look_alike_are_named():
    assert first_difference("a b", "a\u00a0b").yours == "a\\xa0b"
    assert first_difference("a b", "a\tb").yours == "a→b"
    assert first_difference("ab", "a\u200bb").yours == "a\\u200bb"


def test_a_missing_line_end_is_pointed_at():
    assert first_difference("a\n", "a").remark == "Yours lacks the line end after the last line."
    assert first_difference("a", "a\n").remark == (
        "Yours has one more line end after the last line."
    )


def test_a_list_of_a_dozen_ids_is_shown_whole():
    ids = [f"T29#putting-one-back.{n}" for n in range(12)]
    assert first_difference(str(ids[:-1]), str(ids)).yours == str(ids)


def test_of_a_long_line_the_part_around_the_difference_is_shown():
    found = first_difference("x" * 500 + "a" + "y" * 500, "x" * 500 + "b" + "y" * 500)
    assert len(found.yours) == WIDTH + 2 * len("...")
    assert "xb" in found.yours


@given(st.text(max_size=20), st.text(max_size=20))
def test_any_two_texts_that_differ_have_a_difference(one, other):
    assert (first_difference(one, other) is None) == (one == other)
