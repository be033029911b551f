"""Lesson 8's store with vectors: the ranking of VectorIndex, bitwise, in every database."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stores import BIKE, LOST, RAIN, document

from lessonkit.cosine import VectorIndex, with_titles
from lessonkit.minilm import MiniLM
from lessonkit.paragraphs import paragraph_spans
from lessonkit.reader import ForReader
from lessonkit.records import Document, Parent
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents
from lessonkit.store import StoreError
from lessonkit.store.vectors import Model, rough_error, titled
from lessonkit.tutorials import full_titles, load_questions, load_tutorials

WORDS = ("bike", "key", "rain")


def embed(texts):
    """A vector counts three words, and a half for any text, divided by its length."""
    rows = np.array([[text.lower().count(word) for word in WORDS] + [0.5] for text in texts])
    return rows / np.linalg.norm(rows, axis=1, keepdims=True) * 0.99


def nothing(texts):
    return np.zeros((len(texts), 4))


COUNTS = Model("counts of words", embed)


@pytest.fixture
def store(place):
    with place.open(model=COUNTS) as store:
        yield store


def same(store, query, k, index=None):
    index = index or VectorIndex(store.children(), store.vectors._model.embed)
    assert repr(store.vectors.search(query, k)) == repr(index.search(query, k))


def test_the_child_that_means_the_same_comes_first(store):
    store.replace_all([BIKE, RAIN, LOST])
    assert [hit.child.id for hit in store.vectors("the bike", 2)] == ["D1#1.1", "D2#1.2"]


def test_an_empty_store_is_an_answer(store):
    assert store.vectors.search("bike") == []
    store.replace(document("D1"))
    assert store.vectors.search("bike") == []


def test_scores_and_order_are_the_vector_indexs(store):
    store.replace_all([BIKE, RAIN, LOST])
    for query in ("the bike", "key rain key", "", "nothing of it"):
        for k in (0, 1, 2, 3, 99, None):
            same(store, query, k)


def test_a_negative_k_is_refused(store):
    with pytest.raises(ValueError, match="from 0 up, or None for all; got -1"):
        store.vectors.search("bike", -1)


def test_words_and_vectors_rank_one_store(store):
    store.replace_all([BIKE, RAIN])
    sent = small_to_big("a bike", store.vectors, store.parents, k=1)
    assert [passage.document_id for passage in sent.passages] == ["D1"]
    assert store.search("cape")[0].child.id == "D2#1.1"


def test_vectors_follow_their_document(store):
    store.replace_all([BIKE, RAIN])
    same(store, "rain", None)
    store.replace(document("D1", "Rain. Rain on the key."))
    same(store, "rain", None)
    store.remove("D2")
    same(store, "rain", None)
    assert store.audit().in_step


def test_what_another_writes_is_seen(store, reopen):
    store.replace(BIKE)
    same(store, "rain", 3)
    with reopen(model=COUNTS) as other:
        other.replace(RAIN)
    same(store, "rain", 3)


def test_a_vector_of_zeros_is_like_nothing(place):
    with place.open(model=Model("nothing", nothing)) as store:
        store.replace_all([BIKE, RAIN])
        assert store.vectors.search("bike", 2) == []


def test_the_title_may_be_embedded_with_the_child(place):
    with place.open(model=Model("counts, titled", embed, titled)) as store:
        store.replace(document("D1", "It gets wet."))
        children, titles = store.children(), {"D1#1": "Part 1"}
        index = VectorIndex(children, embed, with_titles(children, titles))
        same(store, "part", 1, index)


def test_a_store_belongs_to_one_model(store, reopen):
    store.replace(BIKE)
    with pytest.raises(StoreError, match="vectors of the model 'counts of words', which cannot"):
        reopen(model=Model("another", embed))
    assert store.audit().in_step


def test_a_model_whose_vectors_have_another_size_is_refused_and_nothing_is_written(store, reopen):
    store.replace(BIKE)
    with reopen(model=Model(COUNTS.name, lambda texts: embed(texts)[:, :3])) as other:
        with pytest.raises(
            StoreError, match="it has 4 numbers a vector, and the model now gives 3"
        ):
            other.replace(RAIN)
        with pytest.raises(
            StoreError, match="it has 4 numbers a vector, and the model now gives 3"
        ):
            other.vectors.search("bike")
    assert list(store.documents.values()) == [BIKE]


def test_without_its_model_a_store_is_read_and_not_written(store, reopen):
    store.replace_all([BIKE, RAIN])
    with reopen() as other:
        assert other.search("cape")[0].child.id == "D2#1.1"
        with pytest.raises(StoreError, match="has vectors of 'counts of words'; open it with"):
            other.replace(LOST)
        assert other.remove("D2")
    same(store, "bike", 3)
    assert store.audit().in_step


def test_a_store_without_vectors_takes_no_model_later(place):
    with place.beside().open() as plain:
        plain.replace(BIKE)
    with pytest.raises(StoreError, match="documents have no vectors; make a new store"):
        place.beside().open(model=COUNTS)


@pytest.mark.parametrize("number", [1.5, float("nan"), float("inf")])
def test_numbers_that_two_bytes_do_not_hold_are_refused(place, number):
    model = Model("too long", lambda texts: np.full((len(texts), 4), number))
    with place.open(model=model) as store:
        with pytest.raises(ValueError, match="numbers lie from -1 to 1; the model 'too long'"):
            store.replace(BIKE)
        assert store.documents == {}


def test_a_child_without_its_vector_is_found_by_the_audit(store, behind_its_back):
    store.replace(BIKE)
    behind_its_back("DELETE FROM vectors WHERE ordinal = 2")
    assert store.audit().misindexed == ("D1#1.2",)


@pytest.mark.parametrize(
    "harm", ["DELETE FROM vectors WHERE document = 1", "DELETE FROM documents WHERE id = 'D1'"]
)
def test_force_mends_the_vectors_too(store, behind_its_back, harm):
    store.replace_all([BIKE, RAIN])
    behind_its_back(harm)
    assert not store.audit().in_step
    store.replace(BIKE, force=True)
    assert store.audit().in_step
    assert len(store._database.rows("SELECT 1 FROM vectors")) == 6  # a vector for each child
    same(store, "bike", 3)


def test_near_ties_are_put_in_order_by_their_exact_scores(place):
    # 400 vectors of 384 numbers that differ in their last steps: 24 bits cannot tell them apart
    draw = np.random.default_rng(7)
    base = draw.standard_normal(384)
    base /= np.linalg.norm(base) * 1.01
    near = {str(n): base + draw.integers(-2, 3, 384) * 2.0**-15 for n in range(400)}
    model = Model("near ties", lambda texts: np.array([near[text.strip(".")] for text in texts]))
    with place.open(model=model) as store:
        store.replace_all([document(f"D{n}", f"{n}.") for n in range(400)])
        scores = [hit.score for hit in store.vectors.search("0")]
        assert scores[1] - scores[50] < rough_error(384)
        index = VectorIndex(store.children(), model.embed)
        for k in (1, 10, 50, None):
            same(store, "0", k, index)


NUMBERS = st.integers(-20_000, 20_000)
ROWS = st.lists(st.lists(NUMBERS, min_size=3, max_size=3), min_size=1, max_size=6)


@settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)
@given(ROWS, st.lists(NUMBERS, min_size=3, max_size=3), st.none() | st.integers(0, 7))
def test_any_vectors_rank_as_in_the_index(place, rows, asked, k):
    known = {f"t{n}": row for n, row in enumerate(rows)} | {"?": asked}
    model = Model("any", lambda texts: np.array([known[text] for text in texts]) / 2**15)
    with place.open(model=model) as store:
        for document_id in store.documents:
            store.remove(document_id)
        store.replace_all([document(f"D{n}", f"t{n}") for n in range(len(rows))])
        same(store, "?", k, VectorIndex(store.children(), model.embed))


def test_the_golden_questions_rank_as_in_the_index(place):
    tutorials, minilm = load_tutorials(), MiniLM()
    titles = full_titles(tutorials)
    texts = lambda child, parent: f"{titles[parent.id]}. {child.text}"  # noqa: E731
    by_paragraph = lambda parents: split_parents(parents, paragraph_spans)  # noqa: E731
    with place.open(model=Model("MiniLM, 8 bits, full titles", minilm, texts)) as store:
        store.replace_all(tutorials, by_paragraph)
        children = store.children()
        index = VectorIndex(children, minilm, with_titles(children, titles))
        for question in load_questions():
            same(store, question.text, 10, index)
        assert store.audit().in_step


def test_a_documents_label_holds_for_its_vectors_too(store):
    guide = Document("S", "", (Parent("S", "S", "The key."),), labels=("staff",))
    store.replace(guide)
    with pytest.raises(ValueError, match="got none, and the Vectors keeps some"):
        ForReader((), store.vectors, store.parents)
    assert ForReader((), store.vectors, store.parents, store.documents)("key") == []
    staff = ForReader({"staff"}, store.vectors, store.parents, store.documents)
    assert [hit.child.id for hit in staff("key")] == ["S.1"]


def test_any_k_is_a_k(store):
    store.replace_all([BIKE, RAIN])
    same(store, "the bike", 10**30)
