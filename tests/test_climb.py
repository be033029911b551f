"""Lesson 3: from children to parents, each once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import hit

from lessonkit.climb import capped, context_words, rank_parents, unique_parents

SCORES = st.lists(st.tuples(st.sampled_from("ABC"), st.integers(1, 9)), max_size=8)


def test_a_repeated_parent_is_kept_where_it_first_appeared():
    assert unique_parents(["D50", "D51", "D50", "D49", "D51"]) == ["D50", "D51", "D49"]


def test_no_parents_are_no_parents():
    assert unique_parents([]) == []
    assert rank_parents([]) == {}


def test_a_repeat_is_paid_for_twice():
    # 34 + 34
    assert context_words(["D50", "D50"], {"D50": 34}) == 68
    assert context_words(unique_parents(["D50", "D50"]), {"D50": 34}) == 34


def test_a_parent_scores_as_its_best_child():
    # A's children score .95 .1 .1, B's .5
    hits = [hit("A.1", 0.95), hit("B.1", 0.5), hit("A.2", 0.1), hit("A.3", 0.1)]
    assert rank_parents(hits) == {"A": 0.95, "B": 0.5}


def test_the_sum_rewards_a_parent_for_many_weak_children():
    hits = [hit("B.1", 3), *(hit(f"A.{n}", 1) for n in range(1, 5))]
    assert list(rank_parents(hits)) == ["B", "A"]
    assert list(rank_parents(hits, by="sum").items()) == [("A", 4), ("B", 3)]


def test_the_mean_demotes_the_parent_of_the_best_hit():
    hits = [hit("A.1", 0.95), hit("B.1", 0.5), hit("A.2", 0.1), hit("A.3", 0.1)]
    # A's mean is (.95 + .1 + .1) / 3 = .383
    assert list(rank_parents(hits, by="mean")) == ["B", "A"]


def test_five_hits_of_one_parent_do_not_shut_out_the_other():
    hits = [*(hit(f"A.{n}", 3) for n in range(1, 6)), hit("B.1", 1)]
    assert list(rank_parents(hits))[:2] == ["A", "B"]
    assert unique_parents(h.child.parent_id for h in hits[:2]) == ["A"]


def test_at_most_one_hit_a_document_gives_five_hits_from_five_documents():
    hits = [*(hit(f"A.{n}", 9) for n in range(1, 9)), *(hit(f"{d}.1", 1) for d in "BCDE")]
    assert [h.child.id for h in capped(hits, 1)[:5]] == ["A.1", "B.1", "C.1", "D.1", "E.1"]


def test_a_cap_of_two_keeps_the_two_best_of_each_document_in_the_order_of_the_hits():
    hits = [hit("A.1", 5), hit("B.1", 4), hit("A.2", 3), hit("A.3", 2), hit("B.2", 1)]
    assert [h.child.id for h in capped(hits, 2)] == ["A.1", "B.1", "A.2", "B.2"]


def test_a_cap_of_nothing_keeps_nothing_and_a_negative_one_is_refused():
    assert capped([hit("A.1", 5)], 0) == []
    with pytest.raises(ValueError, match="from 0 up; got -1"):
        capped([], -1)


def test_parents_that_tie_keep_the_order_of_the_hits():
    assert list(rank_parents([hit("B.1", 2), hit("A.1", 2)])) == ["B", "A"]


def test_an_unknown_way_to_rank_is_refused():
    with pytest.raises(ValueError, match="by is one of best, sum, mean; got 'max'"):
        rank_parents([], by="max")


@given(SCORES)
def test_by_best_the_first_parent_is_the_best_hits(pairs):
    hits = [hit(f"{parent}.{n}", score) for n, (parent, score) in enumerate(pairs, 1)]
    hits.sort(key=lambda h: -h.score)
    ranked = rank_parents(hits)
    assert list(ranked) == unique_parents(h.child.parent_id for h in hits)
