"""Vectors from counted words, by hand on a few words, and from words that occur together."""

from math import log, sqrt

import numpy as np
import pytest
from sklearn.feature_extraction.text import TfidfVectorizer
from tiny import child

from lessonkit.cosine import VectorIndex
from lessonkit.terms import terms
from lessonkit.tfidf import Lsa, TfIdf

TWO = ["red fox", "red red bird"]

# "bicycle" and "bike" never stand in one text, but each stands beside "pedal" and "saddle".
RIDES = [
    *("bike pedal saddle", "bicycle pedal saddle", "bike saddle chain", "bicycle chain pedal"),
    *("soup spoon bowl", "soup bowl bread", "bread spoon butter"),
]


def row(embed, text):
    (dense,) = embed([text]).toarray()
    return dict(zip(embed.terms, dense.tolist(), strict=True))


# TF-IDF


def test_a_weight_is_how_often_times_how_rare_and_the_length_is_made_1():
    # n = 2. red is in both texts: ln(3 / 3) + 1 = 1, twice is 2. bird is in one: ln(3 / 2) + 1.
    red, bird = 2, log(3 / 2) + 1
    length = sqrt(red**2 + bird**2)
    expected = {"bird": bird / length, "fox": 0, "red": red / length}
    assert row(TfIdf(TWO), "red red bird") == pytest.approx(expected)


def test_what_is_rare_was_learned_from_the_texts_at_the_start():
    # in a text of both, fox weighs ln(3 / 2) + 1 times as much as red, wherever they stand
    found = row(TfIdf(TWO), "fox red")
    assert found["fox"] / found["red"] == pytest.approx(log(3 / 2) + 1)


def test_words_become_the_terms_of_lesson_2():
    # lower case, no small word left out, a letter on its own is a term
    assert TfIdf(["A Fox, a FOX!"]).terms == ["a", "fox"]


def test_a_text_of_unknown_terms_is_a_vector_of_zeros():
    assert TfIdf(TWO)(["zebra"]).nnz == 0
    assert TfIdf(TWO)([""]).nnz == 0


def test_a_query_of_unknown_terms_finds_nothing():
    index = VectorIndex([child(f"D1.{n}", text) for n, text in enumerate(TWO, 1)], TfIdf(TWO))
    assert index.search("zebra") == []
    # an unknown term beside a known one takes nothing away
    assert index.search("zebra fox") == index.search("fox")


@pytest.mark.parametrize("texts", [[], ["...", ""]])
def test_texts_without_a_term_are_refused(texts):
    with pytest.raises(ValueError, match=f"a letter or a digit .*; got {len(texts)} without"):
        TfIdf(texts)


def test_the_vectors_are_those_of_scikit_learn():
    expected = TfidfVectorizer(tokenizer=terms, token_pattern=None).fit(RIDES)
    assert (TfIdf(RIDES)(RIDES) != expected.transform(RIDES)).nnz == 0


# LSA


def test_a_text_is_found_that_shares_no_term_with_the_query():
    children = [child(f"D1.{n}", text) for n, text in enumerate(RIDES, 1)]
    lexical = [hit.child.id for hit in VectorIndex(children, TfIdf(RIDES)).search("bicycle")]
    meant = [hit.child.id for hit in VectorIndex(children, Lsa(RIDES, 2)).search("bicycle")]
    assert set(lexical) == {"D1.2", "D1.4"}  # the two that say bicycle
    assert {"D1.1", "D1.3"} <= set(meant)  # and those that say bike
    assert not {"D1.5", "D1.6", "D1.7"} & set(meant[:4])  # the kitchen comes behind


def test_a_vector_has_so_many_dimensions_and_the_length_1():
    vectors = Lsa(RIDES, 3)(RIDES)
    assert vectors.shape == (7, 3)
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(1)


def test_a_text_of_unknown_terms_has_no_direction_in_lsa_either():
    assert not Lsa(RIDES, 2)(["zebra"]).any()


@pytest.mark.parametrize("dimensions", [-1, 0, 7, 100])
def test_dimensions_stay_below_the_number_of_texts_and_of_terms(dimensions):
    # 7 texts of 10 terms: bike, bicycle, pedal, saddle, chain, soup, spoon, bowl, bread, butter
    with pytest.raises(ValueError, match=f"7 and 10 here; got {dimensions}"):
        Lsa(RIDES, dimensions)


def test_the_most_dimensions_are_one_fewer_than_the_texts():
    assert Lsa(RIDES, 6)(RIDES).shape == (7, 6)


def test_the_same_texts_give_the_same_bits():
    assert np.array_equal(Lsa(RIDES, 3)(RIDES), Lsa(RIDES, 3)(RIDES))
