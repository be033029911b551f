"""Lesson 4: the whole method."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import by_id, hit, parent

from lessonkit.corpus import load_guides
from lessonkit.index import Index
from lessonkit.overlap import search
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents

GUIDES = load_guides()
CHILDREN = split_parents(GUIDES)
PARENTS = by_id(*GUIDES)
HELMET = "Is a helmet needed in a group?"
LIGHTS = "When should I turn on the bike lights?"
RETURN = "Where do I return the bike?"


def sent_parents(question, **options):
    sent = small_to_big(question, CHILDREN, PARENTS, **options)
    return [passage.spans[0].parent_id for passage in sent.passages]


def test_the_lights_question_sends_the_safety_guide():
    assert sent_parents(LIGHTS) == ["D50"]


def test_the_return_question_sends_a_second_parent_that_is_noise():
    assert sent_parents(RETURN) == ["D51", "D50"]


def test_a_minimum_of_two_keeps_the_noise_and_three_removes_it():
    assert sent_parents(RETURN, min_score=2) == ["D51", "D50"]
    assert sent_parents(RETURN, min_score=3) == ["D51"]


def test_a_minimum_of_three_also_empties_the_helmet_question():
    assert sent_parents(HELMET) == ["D50", "D51"]
    assert sent_parents(HELMET, min_score=3) == []


def test_the_trace_says_which_hits_were_too_weak():
    sent = small_to_big(RETURN, CHILDREN, PARENTS, min_score=3)
    assert str(sent.trace).splitlines() == [
        "hit    score  outcome     words  why",
        "D51.4      3  kept whole     38  the parent fits",
        "D50.2      2  dropped         0  its score 2 is below the minimum 3",
    ]


def test_no_match_sends_nothing():
    sent = small_to_big("zebra", CHILDREN, PARENTS)
    assert sent.passages == () and sent.trace.decisions == ()


def test_a_list_and_an_index_send_the_same():
    traces = [
        str(small_to_big(RETURN, children, PARENTS, max_words=100, k=5).trace)
        for children in (CHILDREN, Index(CHILDREN))
    ]
    assert traces[0] == traces[1]
    assert "shrunk to a window" in traces[0]


def test_a_function_from_question_to_hits_is_a_retriever():
    by_function = small_to_big(RETURN, lambda query: search(query, CHILDREN), PARENTS)
    assert by_function == small_to_big(RETURN, CHILDREN, PARENTS)


def test_a_function_knows_no_neighbours_so_its_hits_shrink_to_the_child():
    sent = small_to_big(LIGHTS, lambda q: search(q, CHILDREN), PARENTS, k=1, max_words=30)
    assert [decision.outcome for decision in sent.trace.decisions] == ["shrunk to the child"]


def test_hits_of_zero_from_a_retriever_are_dropped_and_the_trace_says_so():
    sent = small_to_big("x", lambda q: [hit("D50.1", 0)], PARENTS)
    assert sent.passages == ()
    assert sent.trace.decisions[0].why == "a score of 0 or less never counts"


def test_a_score_that_looks_like_the_minimum_is_shown_in_full():
    sent = small_to_big("x", lambda q: [hit("D50.1", 0.4999)], PARENTS, min_score=0.5)
    assert sent.trace.decisions[0].why == "its score 0.4999 is below the minimum 0.5"


def test_parents_in_a_list_are_refused_with_what_to_do():
    with pytest.raises(TypeError, match=r"finds a parent by its id.*got a list"):
        small_to_big(LIGHTS, CHILDREN, GUIDES)


@pytest.mark.parametrize("bad", [{"k": -1}, {"max_words": -1}, {"window": -1}])
def test_a_negative_number_is_refused(bad):
    with pytest.raises(ValueError, match="got -1"):
        small_to_big(LIGHTS, CHILDREN, PARENTS, **bad)


@given(st.text(max_size=40), st.integers(0, 6), st.none() | st.integers(0, 90))
def test_a_parent_that_shares_no_word_changes_nothing(question, k, max_words):
    more = [*GUIDES, parent("Z", "Qqqq wwww. Rrrr.")]
    before = small_to_big(question, CHILDREN, PARENTS, k=k, max_words=max_words)
    after = small_to_big(question, split_parents(more), by_id(*more), k=k, max_words=max_words)
    assert before == after


@given(st.text(), st.integers(0, 4), st.integers(0, 4))
def test_any_string_is_a_question(question, k, min_score):
    small_to_big(question, CHILDREN, PARENTS, k=k, min_score=min_score)
