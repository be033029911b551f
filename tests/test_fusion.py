"""Rank fusion: one ranking from several, by ranks alone."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import child, hit

from lessonkit.cosine import VectorIndex
from lessonkit.fusion import Fusion, reciprocal_ranks
from lessonkit.index import Index
from lessonkit.reader import ForReader
from lessonkit.records import Parent
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents
from lessonkit.tfidf import TfIdf

CHILDREN = tuple(child(f"D{d}.{n}", f"c{d}{n}") for d in (1, 2) for n in (1, 2, 3))
RANKINGS = st.lists(st.sampled_from([c.id for c in CHILDREN]), unique=True)


def ranks(*child_ids):
    """Return an index over CHILDREN that always ranks these."""
    hits = [hit(child_id, 1 / n) for n, child_id in enumerate(child_ids, 1)]
    return SimpleNamespace(
        children=CHILDREN, neighbours=Index(CHILDREN).neighbours, search=lambda query, k: hits[:k]
    )


def scores(hits):
    return [(one.child.id, one.score) for one in hits]


def test_a_score_is_the_sum_of_one_over_sixty_and_the_rank():
    fused = Fusion(ranks("D1.1", "D1.2"), ranks("D1.2", "D2.1")).search("any")
    # D1.2 is second and first, D1.1 first alone, D2.1 second alone
    assert scores(fused) == [("D1.2", 1 / 62 + 1 / 61), ("D1.1", 1 / 61), ("D2.1", 1 / 62)]


def test_two_middling_ranks_beat_one_first_rank():
    # 1/63 + 1/63 is more than 1/61
    fused = Fusion(ranks("D1.1", "D1.2", "D1.3"), ranks("D2.1", "D2.2", "D1.3")).search("any")
    assert fused[0].child.id == "D1.3"


def test_ties_keep_document_order_and_then_position():
    # each has one first or one second rank: 1/61, 1/61, 1/62, 1/62
    fused = Fusion(ranks("D2.1", "D1.3"), ranks("D1.2", "D1.1")).search("any")
    assert [one.child.id for one in fused] == ["D1.2", "D2.1", "D1.1", "D1.3"]


def test_only_the_best_hits_of_each_index_count_to_the_depth():
    fused = Fusion(ranks("D1.1", "D1.2"), ranks("D2.1", "D1.2"), depth=1).search("any")
    assert [one.child.id for one in fused] == ["D1.1", "D2.1"]


def test_another_damping_can_be_asked_for():
    assert reciprocal_ranks([[hit("D1.1", 9), hit("D1.2", 8)]], damping=0) == {
        "D1.1": 1,
        "D1.2": 0.5,
    }


def test_a_damping_below_0_is_refused():
    with pytest.raises(ValueError, match="added to each rank, from 0 up; got -1"):
        reciprocal_ranks([], damping=-1)


def test_one_index_alone_keeps_its_order():
    assert [one.child.id for one in Fusion(ranks("D2.2", "D1.1")).search("any")] == ["D2.2", "D1.1"]


def test_nothing_found_is_an_empty_ranking():
    assert Fusion(ranks(), ranks()).search("any") == []


def test_k_cuts_the_fused_ranking():
    fusion = Fusion(ranks("D1.1", "D1.2"), ranks("D1.2", "D2.1"))
    assert [one.child.id for one in fusion.search("any", 1)] == ["D1.2"]
    assert fusion.search("any", 0) == []
    assert fusion("any") == fusion.search("any")


def test_a_negative_k_is_refused():
    with pytest.raises(ValueError, match="from 0 up, or None for all; got -1"):
        Fusion(ranks()).search("any", -1)


def test_indexes_over_other_children_are_refused():
    with pytest.raises(ValueError, match="over the same children"):
        Fusion(Index(CHILDREN), Index(CHILDREN[:2]))


def test_no_index_is_refused():
    with pytest.raises(ValueError, match="one or more indexes"):
        Fusion()


def test_overlap_and_vectors_over_the_same_children_fuse():
    texts = ["red fox", "blue fox", "red bird"]
    children = [child(f"D1.{n}", text) for n, text in enumerate(texts, 1)]
    fusion = Fusion(Index(children), VectorIndex(children, TfIdf(texts)))
    # both rank D1.1 first, for both words
    assert fusion("red fox", 1)[0].score == 2 / 61
    assert [c.id for c in fusion.neighbours(children[0], 1)] == ["D1.1", "D1.2"]
    sent = small_to_big("red fox", fusion, {}, k=1)
    assert [passage.text for passage in sent.passages] == ["red fox"]


@given(RANKINGS, RANKINGS)
def test_the_order_of_two_indexes_does_not_matter(one, other):
    # a + b is b + a to the last bit
    there = Fusion(ranks(*one), ranks(*other)).search("any")
    assert there == Fusion(ranks(*other), ranks(*one)).search("any")


@given(st.lists(RANKINGS, min_size=1, max_size=4), st.randoms(use_true_random=False))
def test_the_order_of_several_changes_a_score_by_rounding_alone(rankings, random):
    before = [[hit(child_id, 1) for child_id in ranking] for ranking in rankings]
    after = random.sample(before, len(before))
    assert reciprocal_ranks(after) == pytest.approx(reciprocal_ranks(before), abs=1e-15)


@given(st.lists(RANKINGS, min_size=1, max_size=4))
def test_every_child_that_an_index_found_is_there_once(rankings):
    found = [one.child.id for one in Fusion(*(ranks(*ranking) for ranking in rankings))("any")]
    assert sorted(found) == sorted(set().union(*rankings))


def test_readers_that_are_fused_may_see_more_or_less_later():
    guides = [Parent("D1", "D1", "Ride."), Parent("D2", "D2", "Ride well.", labels=("staff",))]
    parents = {guide.id: guide for guide in guides}
    reader = ForReader((), Index(split_parents(guides)), parents)
    fused = Fusion(reader, reader)
    assert [one.child.id for one in fused("ride")] == ["D1.1"] == [c.id for c in fused.children]
    parents["D2"] = replace(guides[1], labels=())
    assert [one.child.id for one in fused("ride")] == ["D1.1", "D2.1"]
    parents["D1"] = replace(guides[0], labels=("staff",))
    assert [one.child.id for one in fused("ride")] == ["D2.1"] == [c.id for c in fused.children]
