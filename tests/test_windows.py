"""Lesson 5: the children around a hit, by position alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import by_id, child, hit, parent

from lessonkit.records import Hit
from lessonkit.split import split_parents
from lessonkit.terms import count_words
from lessonkit.windows import expand, merge_spans, neighbours, positions

# D has two sections of 3 and 4 children, E one of 2.
D1 = parent("D#1", "One. Two. Three.", "D")
D2 = parent("D#2", "Four. Five. Six. Seven.", "D")
E1 = parent("E#1", "Eight. Nine.", "E")
CHILDREN = split_parents([D1, D2, E1])
ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE = CHILDREN
PARENTS = by_id(D1, D2, E1)
BLANK = "\n\n"


def grow(*children, window=1, there=CHILDREN):
    """Expand hits on `children`, best first."""
    hits = [Hit(one, len(children) - n) for n, one in enumerate(children)]
    return expand(hits, positions(there), PARENTS, window=window)


def texts(sent):
    return [passage.text for passage in sent.passages]


def outcomes(sent):
    return [decision.outcome for decision in sent.trace.decisions]


def numbers(children):
    return [one.ordinal for one in children]


def test_a_window_holds_the_child_and_those_beside_it():
    assert numbers(neighbours(TWO, CHILDREN, 1)) == [1, 2, 3]


def test_a_window_is_clipped_at_both_ends_of_the_document_alike():
    four = [child(f"A.{n}") for n in (1, 2, 3, 4)]
    assert numbers(neighbours(four[3], four, 3)) == [1, 2, 3, 4]
    assert numbers(neighbours(four[0], four, 3)) == [1, 2, 3, 4]


def test_a_window_of_zero_is_the_child_alone():
    assert neighbours(TWO, CHILDREN, 0) == [TWO]


def test_neighbours_stand_in_document_order_whatever_the_order_of_the_list():
    assert numbers(neighbours(TWO, CHILDREN[::-1], 1)) == [1, 2, 3]


@pytest.mark.parametrize("look_up", [lambda c, w: neighbours(c, CHILDREN, w), positions(CHILDREN)])
def test_a_negative_window_is_refused(look_up):
    with pytest.raises(ValueError, match=r"from 0 up; got -1"):
        look_up(TWO, -1)
    with pytest.raises(ValueError, match=r"from 0 up; got -1"):
        expand([], look_up, PARENTS, window=-1)


def test_a_window_runs_on_into_the_next_section_of_its_document():
    sent = grow(THREE)
    assert texts(sent) == ["Two. Three." + BLANK + "Four."]
    assert [span.parent_id for span in sent.passages[0].spans] == ["D#1", "D#2"]


def test_a_window_never_holds_a_child_of_the_next_document():
    assert texts(grow(SEVEN)) == ["Six. Seven."]
    assert texts(grow(EIGHT)) == ["Eight. Nine."]


def test_two_hits_that_share_a_neighbour_are_one_passage_and_it_stands_there_once():
    # hits 2 and 4, window 1: children 1 to 5, and 3 once
    sent = grow(TWO, FOUR)
    assert texts(sent) == ["One. Two. Three." + BLANK + "Four. Five."]
    assert outcomes(sent) == ["grown to a window", "joined a window"]


def test_windows_that_touch_are_merged():
    # 1-2 and 3-5 touch: nothing stands between them
    assert len(grow(ONE, FOUR).passages) == 1


def test_windows_with_a_child_between_them_stay_apart():
    # 1-2 and 4-6
    assert texts(grow(ONE, FIVE)) == ["One. Two.", "Four. Five. Six."]


def test_merging_is_transitive():
    assert merge_spans([(1, 3), (5, 7), (3, 5)]) == [(1, 7)]
    # 1-3 and 5-7 are apart until 3-5 joins them
    assert len(grow(TWO, SIX).passages) == 2
    assert len(grow(TWO, SIX, FOUR).passages) == 1


def test_inside_a_passage_stands_document_order_and_between_passages_the_best_hits_rank():
    sent = grow(EIGHT, THREE, ONE)
    assert texts(sent) == ["Eight. Nine.", "One. Two. Three." + BLANK + "Four."]
    assert [h.child.id for h in sent.passages[1].hits] == ["D#1.3", "D#1.1"]
    assert [passage.score for passage in sent.passages] == [3, 2]


def test_a_passage_stands_at_the_place_of_its_best_hit_even_when_a_later_one_joins_it():
    sent = grow(ONE, EIGHT, TWO)
    assert [passage.document_id for passage in sent.passages] == ["D", "E"]


def test_a_window_of_zero_leaves_each_hit_a_passage_of_its_own():
    sent = grow(TWO, ONE, window=0)
    assert texts(sent) == ["Two.", "One."]
    assert outcomes(sent) == ["sent alone", "sent alone"]
    assert [passage.kind for passage in sent.passages] == ["child", "child"]


def test_a_neighbour_that_is_gone_is_not_sent_and_the_trace_says_so():
    sent = grow(TWO, there=[one for one in CHILDREN if one is not THREE])
    assert texts(sent) == ["One. Two."]
    assert sent.trace.decisions[0].why == "children 1 to 2, 3 is not there"


def test_a_neighbour_that_is_gone_from_the_middle_leaves_a_gap():
    sent = grow(FOUR, window=2, there=[one for one in CHILDREN if one is not FIVE])
    assert texts(sent) == ["Two. Three." + BLANK + "Four." + BLANK + "Six."]
    assert sent.trace.decisions[0].why == "children 2 to 6, 5 is not there"


def test_at_the_end_of_a_document_nothing_is_said_to_be_missing():
    assert grow(SEVEN).trace.decisions[0].why == "children 6 to 7"
    assert grow(ONE).trace.decisions[0].why == "children 1 to 2"


def test_a_hit_whose_parent_is_missing_sends_the_children_as_they_are():
    sent = expand([Hit(TWO, 1)], positions(CHILDREN), {}, window=1)
    assert texts(sent) == ["One." + BLANK + "Two." + BLANK + "Three."]


def test_a_hit_that_the_look_up_does_not_know_is_sent_alone():
    assert texts(expand([hit("Z.1", 1)], positions([]), {}, window=2)) == ["x"]


def test_a_look_up_that_no_longer_knows_the_child_does_not_cost_the_hit():
    sent = grow(TWO, there=[ONE, THREE])
    assert texts(sent) == ["One. Two. Three."]


def test_no_hits_are_no_passages():
    assert grow().passages == ()


def test_the_words_of_the_trace_are_those_of_the_passages():
    sent = grow(EIGHT, THREE, ONE)
    # D#1.3 brings Two, Three and Four; D#1.1 brings One
    assert [decision.words for decision in sent.trace.decisions] == [2, 3, 1]


def test_the_same_hit_twice_adds_nothing_the_second_time():
    one = Hit(TWO, 1)
    sent = expand([one, one], positions(CHILDREN), PARENTS, window=1)
    assert [decision.words for decision in sent.trace.decisions] == [3, 0]
    assert len(sent.passages) == 1


def test_expanding_looks_up_each_hit_once_however_many_children_there_are():
    asked = []

    def look_up(c, window):
        asked.append(c.id)
        return neighbours(c, CHILDREN, window)

    expand([Hit(THREE, 2), Hit(EIGHT, 1)], look_up, PARENTS)
    assert asked == ["D#1.3", "E#1.1"]


@st.composite
def cases(draw):
    sizes = draw(st.lists(st.lists(st.integers(1, 4), min_size=1, max_size=3), max_size=3))
    parents = [
        parent(f"D{d}#{s}", " ".join(f"W{n}." for n in range(size)), f"D{d}")
        for d, sections in enumerate(sizes)
        for s, size in enumerate(sections)
    ]
    children = split_parents(parents)
    picked = draw(st.lists(st.sampled_from(children), max_size=6, unique=True)) if children else []
    hits = [Hit(one, len(picked) - n) for n, one in enumerate(picked)]
    return parents, children, hits, draw(st.integers(0, 4))


def holds(passage, one):
    """Tell whether the passage sends this child."""
    return any(s.parent_id == one.parent_id and s.start <= one.start < s.end for s in passage.spans)


@given(cases())
def test_bodies_are_verbatim_slices_of_one_document_and_no_child_is_sent_twice(case):
    parents, children, hits, window = case
    store = by_id(*parents)
    sent = expand(hits, positions(children), store, window=window)
    for passage in sent.passages:
        for span in passage.spans:
            assert store[span.parent_id].text[span.start : span.end] == span.text
            assert store[span.parent_id].document_id == passage.document_id
    for one in children:
        assert sum(holds(passage, one) for passage in sent.passages) <= 1


@given(cases())
def test_a_child_is_sent_exactly_when_a_hit_is_near_enough(case):
    parents, children, hits, window = case
    sent = expand(hits, positions(children), by_id(*parents), window=window)
    for one in children:
        near = any(
            h.child.document_id == one.document_id and abs(h.child.ordinal - one.ordinal) <= window
            for h in hits
        )
        assert near == any(holds(passage, one) for passage in sent.passages)


@given(cases())
def test_the_first_passage_holds_the_best_hit_and_every_hit_is_in_a_passage(case):
    parents, children, hits, window = case
    sent = expand(hits, positions(children), by_id(*parents), window=window)
    assert sorted(h.child.id for p in sent.passages for h in p.hits) == sorted(
        h.child.id for h in hits
    )
    leaders = [hits.index(passage.hits[0]) for passage in sent.passages]
    assert leaders == sorted(leaders) and leaders[:1] == [0][: len(hits)]


@given(cases(), st.randoms())
def test_what_is_sent_does_not_depend_on_the_order_of_the_hits(case, rng):
    parents, children, hits, window = case
    shuffled = rng.sample(hits, len(hits))
    bodies = [
        sorted(texts(expand(some, positions(children), by_id(*parents), window=window)))
        for some in (hits, shuffled)
    ]
    assert bodies[0] == bodies[1]


SPANS = st.lists(st.tuples(st.integers(1, 30), st.integers(0, 5)).map(lambda s: (s[0], sum(s))))


@given(SPANS)
def test_merging_twice_is_merging_once(spans):
    assert merge_spans(merge_spans(spans)) == merge_spans(spans)


@given(SPANS, st.randoms())
def test_merging_does_not_depend_on_the_order_of_the_spans(spans, rng):
    assert merge_spans(rng.sample(spans, len(spans))) == merge_spans(spans)


@given(cases(), st.integers(0, 5))
def test_the_look_up_by_position_finds_the_neighbours_of_the_plain_scan(case, window):
    _, children, hits, _ = case
    look_up = positions(children[::-1])
    for h in hits:
        assert look_up(h.child, window) == neighbours(h.child, children, window)


def test_the_helper_makes_the_children_that_the_comments_count():
    assert [count_words(one.text) for one in CHILDREN] == [1] * 9
    assert numbers(CHILDREN) == [1, 2, 3, 4, 5, 6, 7, 1, 2]
