"""Lesson 2's index: the scan's ranking and scores, without looking at every child."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import child

import lessonkit.index
from lessonkit.index import Index
from lessonkit.overlap import idf, search

FOX = [child("D1.1", "the red fox"), child("D1.2", "a blue bird"), child("D2.1", "the fox ran")]
TEXTS = st.lists(st.sampled_from("abcdefgh"), max_size=7).map(" ".join)


@st.composite
def corpora(draw):
    """Children of a few documents, in any order, some positions missing or held twice."""
    places = st.tuples(st.sampled_from(["D1", "D2", "D3"]), st.integers(1, 9), TEXTS)
    rows = draw(st.lists(places, max_size=12))
    return [child(f"{doc}.{n}", text) for doc, n, text in rows]


def ids(hits):
    return [(hit.child.id, hit.score) for hit in hits]


def test_the_ranking_is_best_first():
    # D1.1 shares the, red, fox; D2.1 shares the, fox; D1.2 shares nothing
    assert ids(Index(FOX).search("the red fox")) == [("D1.1", 3), ("D2.1", 2)]


def test_with_weights_the_score_is_their_sum():
    index = Index(FOX, weights={"the": 0.25, "fox": 2.0})
    assert ids(index.search("the red fox")) == [("D1.1", 2.25), ("D2.1", 2.25)]


def test_an_index_is_a_retriever():
    index = Index(FOX)
    assert index("the fox") == index.search("the fox")
    assert index("the fox", k=1) == index.search("the fox", 1)


def test_a_question_that_shares_no_word_has_an_empty_ranking():
    assert Index(FOX).search("zebra") == []


def test_no_children_give_no_hits():
    assert Index([]).search("fox") == []
    assert Index([], weights={}).search("fox", 3) == []


def test_a_child_without_words_is_never_a_hit():
    assert ids(Index([child("D1.1", "..."), child("D1.2", "fox")]).search("... fox")) == [
        ("D1.2", 1)
    ]


def test_k_cuts_the_ranking_and_none_leaves_it_whole():
    index = Index(FOX)
    assert ids(index.search("the fox", 1)) == [("D1.1", 2)]
    assert index.search("the fox", 0) == []
    assert index.search("the fox", 99) == index.search("the fox")


def test_a_negative_k_is_refused():
    with pytest.raises(ValueError, match="from 0 up, or None for all; got -1"):
        Index(FOX).search("fox", -1)


def test_ties_keep_document_order_and_then_position():
    same = [child("D9.2", "fox"), child("D1.1", "fox"), child("D9.1", "fox")]
    # D9 is named first, so it is the first document, and its first child comes first
    index = Index(same)
    assert [c.id for c in index.children] == ["D9.1", "D9.2", "D1.1"]
    assert ids(index.search("fox", 2)) == [("D9.1", 1), ("D9.2", 1)]


def test_an_equal_bound_is_followed_because_it_can_win_its_tie():
    # "rare" weighs 2, "small" and "word" 1 each. After "rare", D1.2 has 2 and D1.1 could still
    # reach 2: no more than D1.2, but it stands first. Whoever drops an equal bound loses it.
    children = [child("D1.1", "small word"), child("D1.2", "rare")]
    index = Index(children, weights={"rare": 2.0, "small": 1.0, "word": 1.0})
    assert ids(index.search("a rare small word", 1)) == [("D1.1", 2.0)]


def test_equal_scores_from_different_terms_stand_in_document_order():
    # a and b weigh the same, so the children that have either are one tie
    children = [child(f"D1.{n}", text) for n, text in enumerate("aba", 1)]
    assert ids(Index(children).search("a b", 2)) == [("D1.1", 1), ("D1.2", 1)]


def test_a_frequent_word_is_looked_up_only_in_the_children_that_can_reach_the_top(monkeypatch):
    children = [child(f"D1.{n}", "the bike") for n in range(1, 1001)]
    children[500:503] = [child(f"D1.{n}", "the lights") for n in (501, 502, 503)]
    index = Index(children, weights=idf(children))
    looked_up = count_lookups(index, monkeypatch)
    assert [hit.child.ordinal for hit in index.search("the lights", 3)] == [501, 502, 503]
    # all children are asked for "lights", the three that have it for "the"
    assert looked_up == {"lights": 1000, "the": 3}
    # a fourth hit can only be had by asking the others
    index.search("the lights", 4)
    assert looked_up == {"lights": 2000, "the": 3 + 1000}


def count_lookups(index, monkeypatch):
    """Return a count, for each term, of the children that a search asks for it from now on."""
    looked_up = {}

    class Counted(int):
        def __rand__(self, pile):
            looked_up[self.term] = looked_up.get(self.term, 0) + pile.bit_count()
            return int(self) & pile

    def counted(term, pile_with=index._pile_with):
        row = Counted(pile_with(term))
        row.term = term
        return row

    monkeypatch.setattr(index, "_pile_with", counted)
    return looked_up


@pytest.mark.parametrize(
    "query",
    [
        *("", '"v2', "cost: high?", "C++ AND", "'", "%", "\x00", "🚲", "\ud800"),
        "fox " * 10_000,
        " ".join(f"fox{n}" for n in range(10_000)),
    ],
)
def test_any_string_is_a_query(query):
    assert Index(FOX).search(query) == search(query, FOX)


def test_a_question_of_ten_thousand_words_that_all_occur_is_answered():
    texts = [" ".join(f"w{n + 100 * i}" for i in range(100)) for n in range(100)]
    children = [child(f"D1.{n}", text) for n, text in enumerate(texts, 1)]
    query, weights = " ".join(texts), idf(children)
    found = Index(children, weights=weights).search(query, 5)
    assert found == search(query, children, 5, weights=weights)


@pytest.mark.parametrize("weight", [-1.0, 0.1, float("nan"), float("inf"), 1e300])
def test_a_weight_whose_sums_are_not_exact_is_refused(weight):
    with pytest.raises(ValueError, match=r"whole number of 2\*\*-20.*'fox'"):
        Index(FOX, weights={"fox": weight})


def test_a_term_that_weighs_nothing_matches_nothing():
    assert ids(Index(FOX, weights={"fox": 1.0, "the": 0.0}).search("the")) == []


@given(corpora(), TEXTS, st.none() | st.integers(0, 13), st.booleans())
def test_the_hits_are_those_of_the_scan(children, query, k, weighted):
    weights = idf(children) if weighted else None
    found = Index(children, weights=weights).search(query, k)
    assert repr(found) == repr(search(query, children, k, weights=weights))


@given(corpora(), TEXTS, st.none() | st.integers(0, 13), st.integers(0, 9), st.integers(1, 4))
def test_neither_limit_changes_a_ranking(children, query, k, most_sifts, pile_from):
    # both only choose between two ways of doing the same
    weights = idf(children)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lessonkit.index, "_MOST_SIFTS", most_sifts)
        patch.setattr(lessonkit.index, "_PILE_FROM", pile_from)
        found = Index(children, weights=weights).search(query, k)
    assert repr(found) == repr(search(query, children, k, weights=weights))


@pytest.mark.parametrize("weighted", [False, True])
def test_a_few_thousand_sentences_rank_as_in_the_scan(weighted):
    draw = random.Random(7).random
    words = [f"w{n}" for n in range(300)]
    texts = [" ".join(words[int(300 * draw() ** 3)] for _ in range(9)) for _ in range(2000)]
    children = [child(f"D{n // 5}.{n % 5 + 1}", text) for n, text in enumerate(texts)]
    weights = idf(children) if weighted else None
    index = Index(children, weights=weights)
    for query in (*texts[:6], " ".join(words[:9]), " ".join(texts[:9]), " ".join(words)):
        assert repr(index.search(query, 10)) == repr(search(query, children, 10, weights=weights))


NUMBERED = [child(f"D{d}.{n}", "x") for d in (1, 2) for n in (1, 2, 3, 5)]


@pytest.mark.parametrize(
    ("child_id", "window", "expected"),
    [
        ("D1.2", 0, ["D1.2"]),
        ("D1.2", 1, ["D1.1", "D1.2", "D1.3"]),
        ("D1.5", 1, ["D1.5"]),  # the fourth child is missing: it is left out
        ("D1.5", 2, ["D1.3", "D1.5"]),
        ("D1.5", 99, ["D1.1", "D1.2", "D1.3", "D1.5"]),  # nothing of the next document
        ("D2.1", 1, ["D2.1", "D2.2"]),
        ("D2.4", 1, ["D2.3", "D2.5"]),  # the child itself is not in the index
        ("D3.1", 1, []),
    ],
)
def test_neighbours_are_children_of_the_same_document_by_position(child_id, window, expected):
    index = Index(NUMBERED[::-1])
    assert [c.id for c in index.neighbours(child(child_id), window)] == expected


def test_a_negative_window_is_refused():
    with pytest.raises(ValueError, match="from 0 up; got -1"):
        Index(NUMBERED).neighbours(NUMBERED[0], -1)


@given(corpora(), st.integers(0, 9))
def test_neighbours_are_those_that_the_scan_finds(children, window):
    index = Index(children)
    for one in children:
        assert index.neighbours(one, window) == lessonkit.windows.neighbours(one, children, window)


@given(corpora())
def test_the_children_are_kept_whole_and_in_document_order(children):
    kept = Index(children).children
    assert sorted(c.id for c in kept) == sorted(c.id for c in children)
    assert all(a.ordinal <= b.ordinal for a, b in pairwise(kept) if a.document_id == b.document_id)
