"""Lines that are broken between words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessonkit.course.judging.wrapping import wrapped


@pytest.fixture(autouse=True)
def _narrow():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", "40")
        yield


def test_prose_is_broken_between_words():
    # "        Keep a list and ask whether it" is 38 wide; with " is" it would be 41.
    assert wrapped("Keep a list and ask whether it is there.", indent=" " * 8) == [
        "        Keep a list and ask whether it",
        "        is there.",
    ]


def test_a_long_value_goes_on_below_where_it_began():
    assert wrapped("yours:    ['T29#one.1', 'T29#two.2', 'T29#three.3']") == [
        "yours:    ['T29#one.1', 'T29#two.2',",
        "          'T29#three.3']",
    ]
    assert wrapped("          assert got == ['D50.1', 'D50.2']") == [
        "          assert got == ['D50.1',",
        "          'D50.2']",
    ]


def test_blanks_inside_a_value_and_words_without_one_stay_as_they_are():
    assert wrapped("yours:    'a  b'") == ["yours:    'a  b'"]
    assert wrapped("x" * 50 + "-y") == ["x" * 50 + "-y"]


@given(st.text(alphabet="ab  -\n", max_size=200))
def test_no_word_is_lost_or_broken(text):
    assert " ".join(wrapped(text)).split() == text.split()
