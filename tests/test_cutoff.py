"""Lesson 4: the minimum score and the budget."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import by_id, child, hit, parent

from lessonkit.cutoff import above, within_budget
from lessonkit.records import Hit
from lessonkit.split import split_parents
from lessonkit.terms import count_words
from lessonkit.windows import neighbours

# Sentences of 2, 3, 4 and 1 words: 10 in all.
A = parent("A", "One two. One two three. One two three four. End.")
B = parent("B", "Five words are in here.")
CHILDREN = split_parents([A, B])
A1, A2, A3, A4, B1 = CHILDREN


def send(*children, max_words=None, window=1, parents=(A, B)):
    """Send for hits on `children`, best first."""
    hits = [Hit(c, len(children) - n) for n, c in enumerate(children)]

    def look_up(c, window):
        return neighbours(c, CHILDREN, window)

    return within_budget(hits, by_id(*parents), look_up, max_words=max_words, window=window)


def texts(sent):
    return [passage.text for passage in sent.passages]


def outcomes(sent):
    return [decision.outcome for decision in sent.trace.decisions]


def test_a_hit_counts_when_its_score_is_at_least_the_minimum():
    assert above([hit("A.1", 3), hit("A.2", 2), hit("A.3", 1)], 2) == [hit("A.1", 3), hit("A.2", 2)]


def test_a_score_of_zero_never_counts():
    assert above([hit("A.1", 0), hit("A.2", -0.5)], -1) == []


def test_without_a_budget_the_parent_is_sent():
    sent = send(A2)
    assert texts(sent) == [A.text]
    assert sent.passages[0].kind == "parent"


def test_two_hits_of_one_parent_send_it_once():
    sent = send(A2, A4)
    assert texts(sent) == [A.text]
    assert outcomes(sent) == ["kept whole", "sent already"]
    assert [h.child.id for h in sent.passages[0].hits] == ["A.2", "A.4"]


def test_a_parent_that_fits_exactly_is_sent():
    assert texts(send(A2, max_words=10)) == [A.text]


def test_a_parent_one_word_too_long_shrinks_to_a_window():
    # The window around A.2 is A.1 to A.3: 2 + 3 + 4 words.
    sent = send(A2, max_words=9)
    assert texts(sent) == ["One two. One two three. One two three four."]
    assert outcomes(sent) == ["shrunk to a window"]


def test_a_window_too_long_shrinks_to_the_child():
    sent = send(A2, max_words=8)
    assert texts(sent) == ["One two three."]
    assert outcomes(sent) == ["shrunk to the child"]


def test_a_window_stays_inside_its_parent():
    # The window around `Five six.` is 3 words inside its section, and 5 if it ran into D#1.
    section = parent("D#2", "Five six. Seven. Eight nine ten eleven.", "D")
    two = [parent("D#1", "One two. Three four.", "D"), section]
    children = split_parents(two)

    def look_up(c, window):
        return neighbours(c, children, window)

    sent = within_budget([Hit(children[2], 1)], by_id(*two), look_up, max_words=6, window=1)
    assert texts(sent) == ["Five six. Seven."]
    assert outcomes(sent) == ["shrunk to a window"]


def test_a_hit_that_does_not_fit_is_dropped_and_the_next_one_is_tried():
    sent = send(B1, A4, max_words=1)
    assert texts(sent) == ["End."]
    assert outcomes(sent) == ["dropped", "shrunk to the child"]
    why = sent.trace.decisions[0].why
    assert why == "words left: 1; the parent adds 5, the child adds 5"


def test_windows_of_one_parent_that_touch_are_one_passage():
    # A.1 with its window is A.1-A.2 (5 words); A.3 alone adds 4: 9 in all.
    sent = send(A1, A3, max_words=9)
    assert texts(sent) == ["One two. One two three. One two three four."]
    assert outcomes(sent) == ["shrunk to a window", "shrunk to the child"]


def test_pieces_of_one_parent_that_do_not_touch_stand_apart_in_document_order():
    sent = send(A4, A1, max_words=3, window=0)
    assert texts(sent) == ["One two.\n\nEnd."]
    assert [h.child.id for h in sent.passages[0].hits] == ["A.4", "A.1"]


def test_a_hit_inside_a_sent_window_sends_nothing_more():
    sent = send(A2, A3, max_words=9)
    assert outcomes(sent) == ["shrunk to a window", "sent already"]
    assert sent.trace.decisions[1].words == 0


def test_a_missing_neighbour_leaves_a_gap_and_its_text_is_not_sent():
    there = [A1, A3, A4]  # A.2 is gone

    def look_up(c, window):
        return neighbours(c, there, window)

    sent = within_budget([Hit(A3, 1)], by_id(A), look_up, max_words=9, window=2)
    assert texts(sent) == ["One two.\n\nOne two three four. End."]


def test_a_missing_parent_falls_back_to_the_child_and_says_so():
    sent = send(A2, parents=(B,))
    assert texts(sent) == ["One two three."]
    assert outcomes(sent) == ["shrunk to the child"]
    assert sent.trace.decisions[0].why == "parent A is not in the store"


def test_a_missing_parent_is_said_where_the_child_does_not_fit_either():
    sent = send(A2, parents=(B,), max_words=1)
    why = sent.trace.decisions[0].why
    assert why == "parent A is not in the store; words left: 1; the child adds 3"


def test_a_look_up_that_no_longer_knows_the_child_does_not_cost_the_hit():
    hits = [Hit(A2, 1)]
    sent = within_budget(hits, by_id(A), lambda c, w: [A1, A3], max_words=9)
    assert texts(sent) == ["One two. One two three. One two three four."]


def test_a_huge_parent_never_costs_its_hit():
    huge = parent("H", " ".join(f"Sentence number {n}." for n in range(2_000)))  # 6,000 words
    children = split_parents([huge])
    look_up = {c.id: children[max(0, n - 1) : n + 2] for n, c in enumerate(children)}
    hits = [Hit(children[1_000], 1)]
    sent = within_budget(hits, by_id(huge), lambda c, w: look_up[c.id], max_words=200)
    assert texts(sent) == ["Sentence number 999. Sentence number 1000. Sentence number 1001."]
    assert texts(within_budget(hits, by_id(huge), max_words=200)) == ["Sentence number 1000."]


def test_a_budget_of_nothing_sends_nothing():
    assert texts(send(A1, B1, max_words=0)) == []


def test_no_hits_send_nothing():
    assert texts(send()) == [] and outcomes(send()) == []


@pytest.mark.parametrize("bad", [{"max_words": -1}, {"window": -1}])
def test_a_negative_budget_or_window_is_refused(bad):
    with pytest.raises(ValueError, match=r"from 0 up.*got -1"):
        within_budget([], {}, **bad)


@st.composite
def _cases(draw):
    lengths = draw(st.lists(st.lists(st.integers(1, 5), min_size=1, max_size=5), max_size=4))
    parents = [
        parent(f"P{n}", " ".join("word " * (size - 1) + "end." for size in sizes))
        for n, sizes in enumerate(lengths)
    ]
    children = split_parents(parents)
    picked = draw(st.lists(st.sampled_from(children), max_size=6)) if children else []
    return parents, children, [Hit(c, 1) for c in picked], draw(st.integers(0, 3))


def words_sent(sent):
    return sum(count_words(passage.text) for passage in sent.passages)


@given(_cases(), st.integers(0, 40), st.integers(0, 10))
def test_a_bigger_budget_never_sends_fewer_words(case, budget, more):
    parents, children, hits, window = case
    look_up = partial(_look_up, children)
    small, big = (
        within_budget(hits, by_id(*parents), look_up, max_words=words, window=window)
        for words in (budget, budget + more)
    )
    assert words_sent(small) <= words_sent(big)


@given(_cases(), st.integers(0, 40))
def test_the_budget_holds_and_the_trace_adds_up_and_bodies_are_verbatim(case, budget):
    parents, children, hits, window = case
    store = by_id(*parents)
    sent = within_budget(hits, store, partial(_look_up, children), max_words=budget, window=window)
    assert words_sent(sent) <= budget
    assert words_sent(sent) == sum(decision.words for decision in sent.trace.decisions)
    assert len(sent.trace.decisions) == len(hits)
    for span in (span for passage in sent.passages for span in passage.spans):
        assert store[span.parent_id].text[span.start : span.end] == span.text


@given(_cases(), st.integers(0, 40))
def test_no_child_is_sent_twice(case, budget):
    parents, children, hits, window = case
    look_up = partial(_look_up, children)
    sent = within_budget(hits, by_id(*parents), look_up, max_words=budget, window=window)
    spans = [span for passage in sent.passages for span in passage.spans]
    for one in children:
        holding = [
            s for s in spans if s.parent_id == one.parent_id and s.start <= one.start < s.end
        ]
        assert len(holding) <= 1


def _look_up(children, c, window):
    return neighbours(c, children, window)


def test_the_helper_makes_the_children_that_the_comments_count():
    assert [count_words(c.text) for c in CHILDREN] == [2, 3, 4, 1, 5]
    assert child("A.1").parent_id == "A"
