"""Lesson 6's cosine and the index that ranks by it: hand-made vectors of two to four numbers."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.sparse import csr_matrix
from sklearn.metrics.pairwise import cosine_similarity
from sklearn.preprocessing import normalize
from tiny import child

from lessonkit.cosine import VectorIndex, cosine, on_grid, with_titles
from lessonkit.overlap import overlap
from lessonkit.small_to_big import small_to_big
from lessonkit.tfidf import TfIdf
from lessonkit.windows import positions

NUMBERS = st.floats(-1, 1).map(lambda x: round(x, 6))
VECTORS = st.integers(1, 4).flatmap(lambda n: st.lists(NUMBERS, min_size=n, max_size=n))


def looking_up(table):
    """Return an embed function that finds each text's vector in `table`."""
    return lambda texts: np.array([table[text] for text in texts], dtype=float)


def index_of(table, query):
    """Return an index of children D1.1, D1.2 ... with the vectors of `table`, one a child."""
    children = [child(f"D1.{n}", str(n)) for n in range(1, len(table) + 1)]
    vectors = {str(n): row for n, row in enumerate(table, 1)}
    return VectorIndex(children, looking_up(vectors | {"q": query}))


def ids(hits):
    return [hit.child.id for hit in hits]


# Two vectors


@pytest.mark.parametrize(
    ("u", "v", "expected"),
    [
        ([3, 4], [6, 8], 1),  # 50 / (5 * 10): twice as long, the same way
        ([1, 0], [0, 1], 0),  # a right angle
        ([3, 4], [-3, -4], -1),  # the opposite way
        ([3, 4], [4, 3], 24 / 25),  # (12 + 12) / (5 * 5)
        ([1, 2, 2], [2, 2, 1], 8 / 9),  # (2 + 4 + 2) / (3 * 3)
        ([1, 1, 1, 1], [1, 0, 0, 0], 1 / 2),  # 1 / (2 * 1)
    ],
)
def test_the_cosine_is_the_dot_product_over_both_lengths(u, v, expected):
    assert cosine(u, v) == pytest.approx(expected, abs=1e-15)


def test_a_vector_of_only_zeros_is_like_nothing():
    assert cosine([0, 0], [1, 2]) == cosine([1, 2], [0, 0]) == cosine([0], [0]) == 0
    assert cosine([], []) == 0


def test_vectors_of_two_sizes_are_refused_with_both_sizes():
    with pytest.raises(ValueError, match=r"one size.*got 2 numbers and 3"):
        cosine([1, 2], [1, 2, 3])


@given(VECTORS)
def test_a_vector_is_like_itself_unless_it_is_zeros(u):
    assert cosine(u, u) == pytest.approx(1 if any(u) else 0)


@given(st.integers(1, 4).flatmap(lambda n: arrays(float, (2, n), elements=NUMBERS)))
def test_the_cosine_is_that_of_scikit_learn(pair):
    assert cosine(*pair) == pytest.approx(cosine_similarity(pair)[0, 1], abs=1e-12)


# Texts with their titles


def test_a_title_stands_before_its_childs_text():
    # D2 has no title, D3 an empty one
    children = [child("D1.1", "Lights."), child("D2.1", "Brakes."), child("D3.1", "Bells.")]
    titles = {"D1": "Safety", "D3": ""}
    assert with_titles(children, titles) == ["Safety. Lights.", "Brakes.", "Bells."]


# The grid


def test_the_grid_rounds_to_the_nearest_multiple():
    # 2**-15 is 0.0000305...: 0.1 is 3276.8 steps and becomes 3277
    assert on_grid(np.array([0.1, -0.1, 0, 1])).tolist() == [3277 / 2**15, -3277 / 2**15, 0, 1]


def test_a_sparse_matrix_is_rounded_in_a_copy():
    before = csr_matrix([[0.1, 0.0]])
    assert on_grid(before).toarray().tolist() == [[3277 / 2**15, 0]]
    assert before.toarray().tolist() == [[0.1, 0]]


@given(arrays(float, (6, 40), elements=NUMBERS))
def test_rounding_moves_a_score_by_less_than_a_thousandth(vectors):
    rows = normalize(vectors)
    index = index_of(rows[1:], rows[0])
    assert index.scores("q") == pytest.approx(cosine_similarity(rows)[0, 1:], abs=1e-3)


@given(arrays(float, (6, 4), elements=NUMBERS))
def test_after_rounding_a_score_is_that_of_scikit_learn(vectors):
    rows = on_grid(normalize(vectors))
    index = index_of(rows[1:], rows[0])
    assert index.scores("q") == pytest.approx(cosine_similarity(rows)[0, 1:], abs=1e-12)


# Scores to the last bit


@given(arrays(float, (5, 30), elements=NUMBERS), st.permutations(range(30)))
def test_the_order_of_the_numbers_in_a_vector_changes_no_bit_of_a_score(vectors, order):
    rows = normalize(vectors)
    before, after = (index_of(one[1:], one[0]).scores("q") for one in (rows, rows[:, order]))
    assert before.tolist() == after.tolist()


@given(arrays(float, (5, 30), elements=NUMBERS), st.permutations(range(1, 5)))
def test_the_order_of_the_children_changes_no_bit_of_a_score(vectors, order):
    rows = normalize(vectors)
    scores = index_of(rows[1:], rows[0]).scores("q")
    shuffled = index_of(rows[order], rows[0]).scores("q")
    assert [scores[n - 1] for n in order] == shuffled.tolist()


@given(arrays(float, (5, 30), elements=NUMBERS), st.permutations(range(30)))
def test_a_sparse_matrix_gives_the_scores_of_the_dense_one_in_any_order_of_columns(vectors, order):
    rows = normalize(vectors)
    table = {"q": rows[0]} | {str(n): rows[n] for n in range(1, 5)}
    children = [child(f"D1.{n}", str(n)) for n in range(1, 5)]
    dense = looking_up(table)
    sparse = VectorIndex(children, lambda texts: csr_matrix(dense(texts)[:, order]))
    assert sparse.scores("q").tolist() == VectorIndex(children, dense).scores("q").tolist()


# The index

BY_HAND = {
    "up": [0, 1],
    "right": [1, 0],
    "between": [0.6, 0.8],
    "down": [0, -1],
    "nowhere": [0, 0],
}
CHILDREN = [child(f"D1.{n}", text) for n, text in enumerate(BY_HAND, 1)]


def test_children_rank_by_their_cosine_with_the_query():
    found = VectorIndex(CHILDREN, looking_up(BY_HAND)).search("up")
    # up with itself 1, with between 0.8; with right 0, and down and nowhere are no hits either
    assert ids(found) == ["D1.1", "D1.3"]
    assert [hit.score for hit in found] == pytest.approx([1, 0.8], abs=1e-4)
    assert all(type(hit.score) is float for hit in found)


def test_the_length_of_a_vector_does_not_matter():
    index = VectorIndex(CHILDREN, looking_up(BY_HAND | {"half": [0, 0.5]}))
    assert index.search("half") == index.search("up")


def test_a_query_that_points_nowhere_finds_nothing():
    assert VectorIndex(CHILDREN, looking_up(BY_HAND)).search("nowhere") == []


def test_an_index_is_a_retriever():
    index = VectorIndex(CHILDREN, looking_up(BY_HAND))
    assert index("up") == index.search("up")
    assert index("up", k=1) == index.search("up", 1)


def test_k_cuts_the_ranking_and_none_leaves_it_whole():
    index = VectorIndex(CHILDREN, looking_up(BY_HAND))
    assert ids(index.search("up", 1)) == ["D1.1"]
    assert index.search("up", 0) == []
    assert index.search("up", 99) == index.search("up")


def test_a_negative_k_is_refused():
    with pytest.raises(ValueError, match="from 0 up, or None for all; got -1"):
        VectorIndex(CHILDREN, looking_up(BY_HAND)).search("up", -1)


def test_ties_keep_document_order_and_then_position():
    same = [child("D9.2", "up"), child("D1.1", "up"), child("D9.1", "up")]
    # D9 is named first, so it is the first document, and its first child comes first
    index = VectorIndex(same, looking_up(BY_HAND))
    assert [c.id for c in index.children] == ["D9.1", "D9.2", "D1.1"]
    assert ids(index.search("up")) == ["D9.1", "D9.2", "D1.1"]
    assert ids(index.search("up", 2)) == ["D9.1", "D9.2"]


def test_a_hundred_ties_keep_their_order_too():
    # many enough for a sort that is not stable to mix them
    texts = ["up", "between"] * 50
    children = [child(f"D1.{n}", text) for n, text in enumerate(texts, 1)]
    found = [hit.child.ordinal for hit in VectorIndex(children, looking_up(BY_HAND)).search("up")]
    assert found == [*range(1, 100, 2), *range(2, 101, 2)]


@given(st.lists(st.sampled_from(list(BY_HAND)), max_size=12), st.integers(0, 13))
def test_k_hits_are_the_first_k_of_the_whole_ranking_ties_and_all(texts, k):
    children = [child(f"D1.{n}", text) for n, text in enumerate(texts, 1)]
    index = VectorIndex(children, looking_up(BY_HAND))
    assert index.search("up", k) == index.search("up")[:k]


def test_no_children_give_no_hits_and_embed_nothing():
    def refuses(texts):
        raise AssertionError(texts)

    index = VectorIndex([], refuses)
    assert index.search("up") == []
    assert index.scores("up").tolist() == []


def test_other_texts_can_stand_for_the_children_each_for_its_own():
    # in the order given, though the index keeps its children in document order
    children = [child("D1.2", "x"), child("D1.1", "y")]
    index = VectorIndex(children, looking_up(BY_HAND), ["up", "right"])
    assert ids(index.search("up")) == ["D1.2"]
    assert index.search("up")[0].child.text == "x"


def test_another_number_of_texts_than_children_is_refused():
    with pytest.raises(ValueError, match="one text to embed; got 5 children and 1 texts"):
        VectorIndex(CHILDREN, looking_up(BY_HAND), ["up"])


@pytest.mark.parametrize("window", [0, 1, 9])
def test_neighbours_are_found_by_position(window):
    numbered = [child(f"D{d}.{n}", "up") for d in (2, 1) for n in (3, 1, 2)]
    index = VectorIndex(numbered, looking_up(BY_HAND))
    for one in numbered:
        assert index.neighbours(one, window) == positions(numbered)(one, window)


def test_small_to_big_takes_an_index_and_knows_its_neighbours():
    # the parent is not in the store, so each hit sends its child
    sent = small_to_big("up", VectorIndex(CHILDREN, looking_up(BY_HAND)), {}, min_score=0.9)
    assert [passage.text for passage in sent.passages] == ["up"]


@pytest.mark.parametrize(
    "query",
    [
        *("", '"v2', "cost: high?", "C++ AND", "'", "%", "\x00", "🚲", "\ud800"),
        "fox " * 10_000,
        " ".join(f"fox{n}" for n in range(10_000)),
    ],
)
def test_any_string_is_a_query(query):
    texts = ["the fox ran", "cost of v2"]
    children = [child(f"D1.{n}", text) for n, text in enumerate(texts, 1)]
    index = VectorIndex(children, TfIdf(texts))
    assert set(ids(index.search(query))) == {c.id for c in children if overlap(query, c.text)}
    assert not any(math.isnan(score) for score in index.scores(query))


def test_a_cosine_is_right_for_very_large_and_very_small_numbers_and_short_integers():
    # each pair points the same way: 1
    for u in ([1e200, 1e200], [1e-200, 0], np.array([100, 100], dtype=np.int8)):
        assert cosine(u, u) == pytest.approx(1)
