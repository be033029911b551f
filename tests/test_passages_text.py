"""Guides as text to edit: read back as written, and a sentence for what cannot be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessonkit import load_guides
from lessonkit.lab.passages_text import read_guides, write_guides
from lessonkit.records import Parent

words = st.lists(st.text("ab:.<", min_size=1, max_size=5), min_size=1, max_size=4).map(" ".join)
ids = st.lists(st.from_regex(r"[A-Z]\d{1,3}", fullmatch=True), min_size=1, max_size=4, unique=True)


def test_the_guides_are_read_back_as_they_were_written():
    assert read_guides(write_guides(load_guides())) == load_guides()


@given(ids, words, words)
def test_any_guides_are_read_back_as_they_were_written(ids, title, text):
    guides = [Parent(one, one, text, title) for one in ids]
    assert read_guides(write_guides(guides)) == guides


def test_a_guide_without_a_title_is_a_guide():
    assert read_guides("D1:\nRide.") == [Parent("D1", "D1", "Ride.", "")]


def test_lines_of_one_guide_become_one_and_any_blank_lines_part_two():
    # the second blank line has blanks in it, as an editor leaves them, and lines end as on Windows
    guides = read_guides("\n\nD1: a\r\nOne\r\n  two.\r\n\r\n  \r\nD2: b\nThree.\n\n")
    assert [guide.text for guide in guides] == ["One two.", "Three."]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "there is no guide here"),
        (" \n\n ", "there is no guide here"),
        ("Lights\nOn.", "this line does not begin a guide: `Lights`"),
        ("D1: a\nOne.\n\nmore of it", "this line does not begin a guide: `more of it`"),
        ("D1.2: a\nOne.", "this line does not begin a guide"),  # a dot is for sentences
        ("D1: a", "D1 has a title and no text"),
        ("D1: a\nOne.\n\nD1: b\nTwo.", "two guides have the id D1"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(text, says):
    with pytest.raises(ValueError, match=says.replace(".", r"\.")):
        read_guides(text)
