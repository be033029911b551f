"""Lesson 2's words made comparable."""

from hypothesis import given
from hypothesis import strategies as st

from lessonkit.terms import count_words, terms


def test_a_term_is_a_word_in_lower_case_without_its_punctuation():
    assert terms("Where's the BIKE?") == ["where", "s", "the", "bike"]


def test_nothing_is_stemmed_and_no_small_word_is_left_out():
    assert terms("a light, the lights") == ["a", "light", "the", "lights"]


def test_a_text_without_letters_has_no_terms():
    assert terms("") == terms(" \n?! ") == []


def test_words_are_counted_by_white_space():
    assert count_words("e.g. Redis\u00a0or\r\nC++ ") == 4


def test_no_text_has_no_words():
    assert count_words("") == count_words(" \n\t ") == 0


@given(st.text())
def test_terms_of_terms_are_the_same_terms(text):
    once = terms(text)
    assert terms(" ".join(once)) == [part for term in once for part in terms(term)]
