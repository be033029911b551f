"""Lesson 2's scan: the number of distinct terms shared, and idf."""

import math
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import child

from lessonkit.overlap import document_order, idf, idf_weight, overlap, search

FOX = [child("D1.1", "the red fox"), child("D1.2", "a blue bird"), child("D2.1", "the fox ran")]
WORDS = st.lists(st.sampled_from("abcde"), max_size=6).map(" ".join)


def ids(hits):
    return [(hit.child.id, hit.score) for hit in hits]


def test_overlap_counts_each_shared_term_once():
    # shared: the, fox
    assert overlap("The fox, the FOX!", "the fox saw the fox") == 2


def test_the_ranking_is_best_first():
    # D1.1 shares the, red, fox; D2.1 shares the, fox; D1.2 shares nothing
    assert ids(search("the red fox", FOX)) == [("D1.1", 3), ("D2.1", 2)]


def test_a_question_that_shares_no_word_has_an_empty_ranking():
    assert search("zebra", FOX) == []


def test_ties_keep_document_order_and_then_position():
    same = [child("D9.2", "fox"), child("D1.1", "fox"), child("D9.1", "fox")]
    # D9 is named first, so it is the first document, and its first child comes first
    assert ids(search("fox", same)) == [("D9.1", 1), ("D9.2", 1), ("D1.1", 1)]


def test_document_order_is_documents_as_first_named_and_then_position():
    some = [child("D9.2"), child("D1.1"), child("D9.1")]
    assert [one.id for one in sorted(some, key=document_order(some))] == ["D9.1", "D9.2", "D1.1"]


def test_the_same_text_in_two_documents_is_two_hits():
    same = [child("D1.1", "same words"), child("D2.1", "same words")]
    assert [hit.child.id for hit in search("same", same)] == ["D1.1", "D2.1"]


def test_k_cuts_the_ranking_and_none_leaves_it_whole():
    assert len(search("the fox", FOX, 1)) == 1
    assert search("the fox", FOX, 0) == []
    assert search("the fox", FOX, 99) == search("the fox", FOX)


def test_a_negative_k_is_refused():
    with pytest.raises(ValueError, match="from 0 up, or None for all; got -1"):
        search("fox", FOX, -1)


@pytest.mark.parametrize(
    "query",
    ["", '"v2', "cost: high?", "C++ AND", "'", "%", "fox " * 10_000, "\x00", "🚲", "\ud800"],
)
def test_any_string_is_a_query(query):
    assert all(hit.score == 1 for hit in search(query, FOX))


def test_idf_of_a_term_in_one_of_three_children():
    # ln(1 + (3 - 1 + 0.5) / (1 + 0.5)) = ln(2.6667) = 0.98083
    assert idf_weight(1, 3) == pytest.approx(math.log(1 + 2.5 / 1.5), abs=2**-20)


def test_a_rare_term_weighs_more_than_a_common_one_and_none_weighs_nothing():
    weights = idf(FOX)
    assert weights["red"] > weights["fox"] > 0


def test_with_weights_the_score_is_their_sum():
    weights = {"the": 0.25, "fox": 2.0}
    assert ids(search("the red fox", FOX, weights=weights)) == [("D1.1", 2.25), ("D2.1", 2.25)]


def test_a_weighted_score_does_not_depend_on_the_order_of_its_terms():
    weights = [idf_weight(df, 50_000) for df in range(1, 40_000, 7)]
    shuffled = random.Random(1).sample(weights, len(weights))
    assert sum(weights) == sum(shuffled) == math.fsum(weights)


@given(WORDS, st.lists(WORDS, max_size=5), st.randoms())
def test_the_ranking_does_not_depend_on_the_order_of_a_documents_children(query, texts, rng):
    ordered = [child(f"D1.{n}", text) for n, text in enumerate(texts, 1)]
    shuffled = rng.sample(ordered, len(ordered))
    assert search(query, shuffled) == search(query, ordered)


@given(WORDS, st.lists(WORDS, max_size=5))
def test_a_child_that_shares_no_word_changes_nothing(query, texts):
    children = [child(f"D1.{n}", text) for n, text in enumerate(texts, 1)]
    assert search(query, [*children, child("D2.1", "zebra")]) == search(query, children)


def test_a_header_is_searched_with_the_text():
    # "cost" stands in the header alone, "pump" in the text.
    row = replace(child("D1.1", "pump 5"), header=("Part | Cost",))
    assert row.searched == "Part | Cost\npump 5"
    assert [h.score for h in search("cost of a pump", [row])] == [2]
    assert set(idf([row])) == {"part", "cost", "pump", "5"}
