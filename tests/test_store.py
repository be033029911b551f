"""Lesson 8's store is read: the same tests for every database, the index in memory beside it."""

import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stores import BIKE, LOST, RAIN, by_paragraph, document, ids, index_of, staff_only

from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.records import Child, Document, Parent
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents, whole_child
from lessonkit.tutorials import load_questions, load_tutorials
from lessonkit.windows import expand

LOST_CHILDREN = split_parents(LOST.parents)


def test_an_empty_store_is_an_answer(store):
    assert store.search("bike") == [] == store.children()
    assert store.documents == {}
    assert len(store.parents) == 0
    assert store.audit().in_step


def test_what_was_put_in_comes_out(store):
    store.replace_all([BIKE, RAIN])
    assert list(store.documents.values()) == [BIKE, RAIN]
    assert store.children() == split_parents([*BIKE.parents, *RAIN.parents])


def test_a_hit_is_the_child_that_has_the_words(store):
    store.replace_all([BIKE, RAIN, LOST])
    # "key" stands in D1#1.2 and D3#1.1, "costs" in D3#1.1 alone
    assert ids(store.search("What does the key cost?"))[:1] == ["D1#1.2"]
    assert ids(store.search("costs key")) == ["D3#1.1", "D1#1.2"]


def test_the_hits_and_their_scores_are_the_indexs(store):
    store.replace_all([BIKE, RAIN, LOST])
    for query in ("the bike", "key", "Lights on in the rain!", "a"):
        assert repr(store.search(query)) == repr(index_of(store).search(query))


def test_a_store_is_a_retriever(store):
    store.replace(BIKE)
    assert store("the bike", 1) == store.search("the bike", 1)


def under_a_header(parents):
    return [replace(child, header=("Rust", "Part | Cost")) for child in split_parents(parents)]


def test_a_header_is_searched_with_its_child_and_is_no_part_of_its_text(store):
    store.replace_all([BIKE, RAIN])
    store.replace(LOST, under_a_header)
    hits = store.search("rust")
    assert {hit.child.header for hit in hits} == {("Rust", "Part | Cost")}
    assert [hit.child.document_id for hit in hits] == ["D3"] * len(LOST_CHILDREN)
    assert [hit.child.text for hit in hits] == [child.text for child in LOST_CHILDREN]
    assert repr(hits) == repr(index_of(store).search("rust"))
    assert store.audit().in_step


def test_another_header_is_another_version(store):
    store.replace(LOST)
    assert store.replace(LOST, under_a_header)
    assert not store.replace(LOST, under_a_header)
    assert store.replace(LOST)
    assert store.search("rust") == []


def test_a_weighed_store_scores_by_the_weights_it_is_given(store):
    store.replace_all([BIKE, RAIN, LOST])
    weighed = store.weighed({"key": 2, "bike": 0.5, "wet": 0, "unknown": 9})
    # "wet" weighs nothing, "rain" has no weight, and no child has "unknown"
    found = weighed.search("The unknown key of a wet bike in the rain")
    assert [(hit.child.id, hit.score) for hit in found] == [
        ("D1#1.2", 2),
        ("D3#1.1", 2),
        ("D1#1.1", 0.5),
        ("D2#1.2", 0.5),
    ]
    assert repr(store.search("key")) == repr(index_of(store).search("key"))


def test_a_weighed_store_weighs_a_term_too_long_for_an_index(store):
    long = "ab" * 5_000
    store.replace(document("D1", f"See {long} there."))
    assert store.weighed({long: 3}).search(long)[0].score == 3


@pytest.mark.parametrize("weight", [-1, 0.1, 2**20, float("nan")])
def test_a_weight_that_an_index_refuses_is_refused(store, weight):
    with pytest.raises(ValueError, match=r"a weight is a whole number of 2\*\*-20"):
        store.weighed({"key": weight})


@pytest.mark.parametrize(
    "query",
    [
        *("", '"v2', "cost: high?", "C++ AND", "'", "%", "?", "%s", "\x00", "🚲", "\ud800"),
        "key " * 10_000,
        " ".join(f"key{n}" for n in range(10_000)) + " key",
    ],
)
def test_any_string_is_a_query(store, query):
    store.replace(BIKE)
    assert repr(store.search(query)) == repr(index_of(store).search(query))


def test_a_negative_k_is_refused(store):
    with pytest.raises(ValueError, match="from 0 up, or None for all; got -1"):
        store.search("bike", -1)


def test_k_cuts_the_ranking(store):
    store.replace_all([BIKE, RAIN])
    assert store.search("the bike", 0) == []
    assert store.search("the bike", 99) == store.search("the bike")
    assert store.search("the bike", 2) == store.search("the bike")[:2]


def test_ties_keep_document_order_and_then_position(store):
    store.replace_all([document("D9", "fox. fox."), document("D1", "fox.")])
    assert ids(store.search("fox")) == ["D9#1.1", "D9#1.2", "D1#1.1"]


def test_a_tie_at_the_cut_goes_to_the_first_document_whatever_term_it_has(store):
    # a and b weigh the same: one child has each, and one has neither
    store.replace_all([document("D1", "b."), document("D2", "a."), document("D3", "c.")])
    assert ids(store.search("a b", 1)) == ["D1#1.1"]


def test_a_term_too_long_for_an_index_is_found_all_the_same(store):
    long = "ab" * 5_000
    store.replace_all([document("D1", f"See {long} there."), document("D2", f"And {long}x.")])
    assert ids(store.search(long)) == ["D1#1.1"]


def test_neighbours_are_by_position_and_of_the_same_document(store):
    store.replace_all([BIKE, RAIN])
    second = store.children()[1]
    assert [child.ordinal for child in store.neighbours(second)] == [1, 2, 3]
    assert store.neighbours(second, 0) == [second]
    assert store.neighbours(second, 10**30) == store.children()[:4]
    stranger = Child("X.1", "X", "X", 1, 0, 1, "x")
    assert store.neighbours(stranger) == []


def test_a_negative_window_is_refused(store):
    store.replace(BIKE)
    with pytest.raises(ValueError, match="from 0 up; got -1"):
        store.neighbours(store.children()[0], -1)


def test_parents_are_found_by_their_id(store):
    store.replace_all([BIKE, RAIN])
    assert store.parents["D2#1"] == RAIN.parents[0]
    assert list(store.parents) == ["D1#1", "D1#2", "D2#1"]
    assert dict(store.parents) == {p.id: p for d in (BIKE, RAIN) for p in d.parents}


@pytest.mark.parametrize("unknown", ["D7", "", "\x00", "\ud800"])
def test_an_unknown_parent_is_not_there(store, unknown):
    store.replace(BIKE)
    assert unknown not in store.parents
    with pytest.raises(KeyError):
        store.parents[unknown]


def test_documents_are_found_by_their_id(store):
    store.replace_all([RAIN, BIKE])
    assert store.documents["D1"] == BIKE
    assert list(store.documents) == ["D2", "D1"]  # in document order
    assert dict(store.documents) == {"D2": RAIN, "D1": BIKE}
    assert (len(store.documents), BIKE in store.documents.values()) == (2, True)


@pytest.mark.parametrize("unknown", ["D7", "", "\x00", "\ud800"])
def test_an_unknown_document_is_not_there(store, unknown):
    store.replace(BIKE)
    assert unknown not in store.documents
    assert store.documents.get(unknown) is None


def test_a_document_is_looked_up_as_it_is_now(store, reopen):
    store.replace(BIKE)
    documents = store.documents
    with reopen() as other:
        other.replace(replace(BIKE, labels=("staff",)))
    assert documents["D1"].labels == ("staff",)


def test_search_climb_and_windows_run_on_a_store_as_on_an_index(store):
    store.replace_all([BIKE, RAIN, LOST])
    index, parents = index_of(store), dict(store.parents)
    for query, words in (("Where is the key?", None), ("the lights in the rain", 6)):
        options = {"k": 3, "max_words": words}
        sent = small_to_big(query, store, store.parents, **options)
        assert repr(sent) == repr(small_to_big(query, index, parents, **options))
        hits = store.search(query, 2)
        assert expand(hits, store.neighbours, store.parents) == expand(
            hits, index.neighbours, parents
        )


def test_labels_titles_and_categories_are_kept(store):
    parent = Parent("S", "S", "Quiet.", "Staff only", ("staff", "night, é"))
    guide = Document("S", "Staff 🚲", (parent,), "inside", ("staff",))
    store.replace(guide)
    assert list(store.documents.values()) == [guide]
    assert store.parents["S"].labels == ("staff", "night, é")


def test_a_childs_labels_are_kept_wherever_it_is_read(store):
    store.replace(LOST, staff_only)
    [child] = store.children()
    assert child.labels == ("staff", "night, é")
    assert [child] == store.neighbours(child) == [hit.child for hit in store.search("key")]


def test_the_same_paragraph_in_two_documents_is_two_children(store):
    store.replace_all([document("D1", "Lock it."), document("D2", "Lock it.")])
    assert ids(store.search("lock")) == ["D1#1.1", "D2#1.1"]


def test_a_whole_guide_may_stand_before_its_sentences(store):
    def both(parents):
        return [*map(whole_child, parents), *split_parents(parents)]

    store.replace(document("D1", "Lock it. Go."), both)
    assert [child.ordinal for child in store.children()] == [0, 1, 2]
    assert store.audit().in_step


# Any corpus

WORDS = st.lists(st.sampled_from("abcdefgh"), max_size=7).map(" ".join)
TEXTS = st.lists(WORDS, max_size=3).map(". ".join)


@st.composite
def histories(draw):
    """Batches of documents, some of which come again with other texts, and a removal."""
    names = st.sampled_from(["D1", "D2", "D3", "D4"])
    batch = st.dictionaries(names, st.lists(TEXTS, max_size=3), max_size=4)
    batches = draw(st.lists(batch, max_size=3))
    return [[document(name, *texts) for name, texts in one.items()] for one in batches], draw(names)


@settings(
    max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(
    st.lists(WORDS, max_size=6),
    st.dictionaries(st.sampled_from("abcdefgh"), st.sampled_from([0, 0.25, 1, 1.5])),
    WORDS,
    st.none() | st.integers(0, 4),
)
def test_with_any_weights_a_store_ranks_as_the_index(store, texts, weights, query, k):
    for document_id in store.documents:
        store.remove(document_id)
    store.replace_all([document(f"D{n}", text) for n, text in enumerate(texts)])
    index = Index(store.children(), weights=weights)
    assert store.weighed(weights).search(query, k) == index.search(query, k)


@settings(
    max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(histories(), WORDS, st.none() | st.integers(0, 13), st.integers(0, 4))
def test_whatever_came_before_a_store_ranks_as_the_index(store, history, query, k, window):
    batches, removed = history
    expected: dict[str, Document] = {}
    for document_id in store.documents:
        store.remove(document_id)
    for batch in batches:
        store.replace_all(batch)
        expected |= {one.id: one for one in batch}
    store.remove(removed)
    expected.pop(removed, None)
    assert list(store.documents.values()) == list(expected.values())
    children = split_parents([parent for one in expected.values() for parent in one.parents])
    assert store.children() == children
    index = Index(children, weights=idf(children))
    assert repr(store.search(query, k)) == repr(index.search(query, k))
    for child in children[:3]:
        assert store.neighbours(child, window) == index.neighbours(child, window)
    assert store.audit().in_step


def test_the_bound_that_saves_look_ups_changes_no_ranking(store, monkeypatch):
    # with nothing scored to the end beyond k, and with parts of three, each branch is taken
    monkeypatch.setattr("lessonkit.store.ranking._MORE", 0)
    monkeypatch.setattr("lessonkit.store.database._AT_ONCE", 3)
    draw = random.Random(7).random
    words = [f"w{n}" for n in range(60)]
    texts = [" ".join(words[int(60 * draw() ** 3)] for _ in range(9)) for _ in range(300)]
    store.replace_all([document(f"D{n}", ". ".join(texts[n::100])) for n in range(100)])
    index = index_of(store)
    for query in (*texts[:6], " ".join(words[:9]), " ".join(words)):
        for k in (1, 3, 10, None):
            assert repr(store.search(query, k)) == repr(index.search(query, k))


def test_the_golden_questions_are_answered_as_by_the_index(store):
    tutorials = load_tutorials()
    store.replace_all(tutorials, by_paragraph)
    children = by_paragraph([parent for one in tutorials for parent in one.parents])
    index, parents = Index(children, weights=idf(children)), dict(store.parents)
    for question in load_questions():
        assert repr(store.search(question.text, 10)) == repr(index.search(question.text, 10))
        hits = store.search(question.text, 3)
        expanded = expand(hits, store.neighbours, store.parents, window=1)
        assert expanded == expand(hits, index.neighbours, parents, window=1)
    assert list(store.documents.values()) == tutorials
    assert store.audit().in_step
