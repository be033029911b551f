"""A parent is sent whole when enough of its children were hit."""

import pytest
from tiny import by_id, parent

from lessonkit.automerge import auto_merge, children_per_parent
from lessonkit.records import Hit
from lessonkit.split import split_parents

A = parent("A", "One. Two. Three. Four.")
B = parent("B", "Five. Six.")
CHILDREN = split_parents([A, B])
SIZES = children_per_parent(CHILDREN)
A1, A2, A3, A4, B1, B2 = CHILDREN


def merge(*children, threshold=0.5, parents=(A, B)):
    hits = [Hit(one, len(children) - n) for n, one in enumerate(children)]
    return auto_merge(hits, by_id(*parents), SIZES, threshold=threshold)


def texts(sent):
    return [passage.text for passage in sent.passages]


def test_one_of_four_children_is_sent_alone():
    assert texts(merge(A2)) == ["Two."]


def test_a_share_that_equals_the_threshold_is_enough():
    # 2 of 4 is exactly one half
    assert texts(merge(A2, A4)) == [A.text]
    assert texts(merge(A2, A4, threshold=0.51)) == ["Two.", "Four."]


def test_a_merged_parent_stands_at_the_place_of_its_best_hit():
    # B is merged by 1 of 2, A is not by 1 of 4
    assert texts(merge(A3, B2)) == ["Three.", B.text]
    sent = merge(A1, B1, A2)
    assert texts(sent) == [A.text, B.text]
    assert [decision.outcome for decision in sent.trace.decisions] == [
        "kept whole",
        "kept whole",
        "sent already",
    ]
    assert sent.trace.decisions[0].why == "2 of 4 children hit"


def test_the_same_child_hit_twice_counts_once():
    assert texts(merge(A1, A1)) == ["One.", "One."]


def test_one_hit_given_twice_adds_its_parents_words_once():
    one = Hit(B1, 1)
    sent = auto_merge([one, one], by_id(B), SIZES)
    assert texts(sent) == [B.text]
    assert [decision.words for decision in sent.trace.decisions] == [2, 0]


def test_a_missing_parent_leaves_its_hits_alone():
    assert texts(merge(B1, B2, parents=(A,))) == ["Five.", "Six."]


def test_a_threshold_of_one_wants_every_child():
    assert texts(merge(B1, B2, threshold=1)) == [B.text]
    assert texts(merge(A1, A2, A3, threshold=1)) == ["One.", "Two.", "Three."]


@pytest.mark.parametrize("bad", [0, -0.1, 1.1])
def test_a_threshold_that_is_no_share_is_refused(bad):
    with pytest.raises(ValueError, match="above 0 and at most 1; got"):
        merge(A1, threshold=bad)


def test_no_hits_send_nothing():
    assert merge().passages == ()
