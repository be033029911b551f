"""Lesson 8's store is written to: all of a document or nothing of it, in every database."""

from dataclasses import replace

import pytest
from stores import BIKE, LOST, RAIN, by_paragraph, document, everything, ids, index_of, staff_only

from lessonkit.records import Child, Document, Parent
from lessonkit.split import split_parents
from lessonkit.store import StoreError


def test_after_a_new_version_the_old_words_find_nothing_and_the_new_ones_do(store):
    store.replace_all([BIKE, RAIN])
    store.replace(document("D1", "Ring the bell."))
    assert store.search("lights") == []
    assert ids(store.search("bell")) == ["D1#1.1"]
    assert [child.ordinal for child in store.children()] == [1, 1, 2]
    assert "D1#2" not in store.parents


def test_a_document_keeps_its_place_and_a_new_one_comes_last(store):
    store.replace_all([BIKE, RAIN])
    store.replace_all([LOST, document("D1", "Ring the bell.")])
    assert list(store.documents) == ["D1", "D2", "D3"]


def test_a_changed_store_is_the_same_as_one_made_anew(store, another_store):
    store.replace_all([RAIN, BIKE])
    store.replace(document("D2", "Nothing here. The key? No."))
    store.replace(LOST)
    store.remove("D1")
    another_store.replace_all([document("D2", "Nothing here. The key? No."), LOST])
    assert everything(store) == everything(another_store)


def test_the_same_document_again_changes_nothing(store):
    assert store.replace(BIKE) is True
    before = everything(store)
    assert store.replace(BIKE) is False
    assert store.replace_all([BIKE, RAIN]) == ["D2"]
    assert store.replace(BIKE, force=True) is True
    store.remove("D2")
    assert everything(store) == before


@pytest.mark.parametrize(
    "other",
    [
        replace(BIKE, labels=("staff",)),
        replace(BIKE, title="Bikes"),
        replace(BIKE, parents=BIKE.parents[::-1]),
        replace(BIKE, parents=(replace(BIKE.parents[0], labels=("staff",)), BIKE.parents[1])),
    ],
)
def test_a_document_of_which_anything_changed_is_written(store, other):
    store.replace(BIKE)
    assert store.replace(other) is True
    assert list(store.documents.values()) == [other]


def test_the_same_document_cut_another_way_is_written(store):
    store.replace(BIKE)
    assert store.replace(BIKE, by_paragraph) is True
    assert [child.text for child in store.children()] == [p.text for p in BIKE.parents]


def test_a_document_whose_childrens_labels_alone_changed_is_written(store):
    store.replace(LOST)
    assert store.replace(LOST, staff_only) is True
    assert store.replace(LOST, staff_only) is False
    assert store.children() == staff_only(LOST.parents)


def test_a_document_without_words_is_kept_and_finds_nothing(store):
    store.replace_all([document("D1", " \n "), document("D2"), LOST])
    assert list(store.documents) == ["D1", "D2", "D3"]
    assert ids(store.search("a lost key")) == ["D3#1.1"]


def test_what_was_removed_is_gone_and_the_rest_is_counted_anew(store):
    store.replace_all([BIKE, RAIN, LOST])
    assert store.remove("D1") is True
    assert store.remove("D1") is False
    assert store.remove("\x00") is False
    assert list(store.documents) == ["D2", "D3"]
    assert repr(store.search("the key")) == repr(index_of(store).search("the key"))
    assert store.audit().in_step


def test_a_removed_document_that_comes_back_comes_last(store):
    store.replace_all([BIKE, RAIN])
    store.remove("D1")
    store.replace(BIKE)
    assert list(store.documents.values()) == [RAIN, BIKE]


def refused(store, documents, error, match, split=split_parents):
    """Assert that `documents` are refused with a sentence and that nothing was written."""
    before = everything(store)
    with pytest.raises(error, match=match):
        store.replace_all(documents, split)
    assert everything(store) == before
    assert store.audit().in_step


def test_two_parents_with_one_id_in_one_batch_are_named_and_nothing_is_written(store):
    store.replace(BIKE)
    one, other = (Document(d, "", (Parent("P", d, "The key."),)) for d in ("D5", "D6"))
    refused(store, [LOST, one, other], ValueError, "two parents have the id 'P'.*'D5'.*'D6'")
    inside = Document("D5", "", (Parent("P", "D5", "a"), Parent("P", "D5", "b")))
    refused(store, [LOST, inside], ValueError, "two parents have the id 'P'")


def test_a_parents_id_that_another_document_has_is_named_and_nothing_is_written(store):
    store.replace(BIKE)
    thief = Document("D5", "", (Parent("D1#1", "D5", "The key."),))
    refused(store, [LOST, thief], ValueError, "the id 'D1#1'.*'D1'.*'D5'")


def test_a_parent_may_move_to_another_document_in_one_batch(store):
    store.replace(BIKE)
    moved = Document("D5", "", (replace(BIKE.parents[1], document_id="D5"),))
    store.replace_all([moved, replace(BIKE, parents=BIKE.parents[:1])])
    assert store.parents["D1#2"].document_id == "D5"
    assert store.audit().in_step


def test_two_documents_with_one_id_in_one_batch_are_named(store):
    refused(store, [RAIN, LOST, LOST], ValueError, "two documents have the id 'D3'")


def test_a_parent_of_another_document_is_named(store):
    stray = Document("D5", "", (Parent("P", "D6", "The key."),))
    refused(store, [stray], ValueError, "'P' is in 'D5' and names another")


@pytest.mark.parametrize("character", ["\x00", "\ud800"])
def test_a_character_that_no_database_keeps_is_refused(store, character):
    refused(store, [RAIN, document("D5", f"The k{character}y.")], ValueError, "'D5' has a NUL")


@pytest.mark.parametrize(
    ("child", "match"),
    [
        (Child("D3#1.1", "D3#1", "D3", 1, 0, 4, "A lo"), None),
        (Child("D3#1.1", "D3#1", "D3", 1, 1, 5, "A lo"), "is not what stands at 1 to 5"),
        (Child("D3#1.1", "D3#1", "D3", 1, -6, -1, "money"), "is not what stands at -6 to -1"),
        (Child("D3#1.1", "D3#1", "D3", 1, 17, 99, "money."), "is not what stands at 17 to 99"),
        (Child("D3#1.1", "D9", "D3", 1, 0, 4, "A lo"), "names the parent 'D9'"),
        (Child("D3#1.1", "D3#1", "D9", 1, 0, 4, "A lo"), "cut from 'D3'"),
        (Child("D3#1.1", "D3#1", "D3", 2, 0, 4, "A lo"), "none missing, none twice"),
        (Child("D3#1.1", "D3#1", "D3", -1, 0, 4, "A lo"), "none missing, none twice"),
        (Child("D3#1.1", "D3#1", "D3", 1, 0, 4, "A lo", ("\ud800",)), "'D3' has a NUL or half"),
    ],
)
def test_children_that_do_not_fit_their_document_are_refused(store, child, match):
    if match:
        refused(store, [LOST], ValueError, match, lambda parents: [child])
    else:
        assert store.replace(LOST, lambda parents: [child])


def test_an_ordinal_given_twice_is_refused(store):
    twice = split_parents(LOST.parents) * 2
    refused(store, [LOST], ValueError, "none twice", lambda parents: twice)


def test_two_children_of_one_id_are_refused(store):
    one, other = split_parents(RAIN.parents)
    twins = [one, replace(other, id=one.id)]
    refused(store, [RAIN], ValueError, "'D2' has 'D2#1.1' twice", lambda parents: twins)


@pytest.mark.parametrize("labels", ["staff", ["staff"], {"staff"}])
def test_labels_that_are_no_tuple_are_refused(store, labels):
    part = (replace(LOST.parents[0], labels=labels),)
    for bad in (replace(LOST, labels=labels), replace(LOST, parents=part)):
        refused(store, [RAIN, bad], TypeError, "labels are a tuple of strings, such as")
    [child] = split_parents(LOST.parents)
    marked = [replace(child, labels=labels)]
    refused(store, [LOST], TypeError, "labels are a tuple", lambda parents: marked)


def test_a_write_that_fails_half_way_leaves_the_old_version_whole(store, monkeypatch):
    store.replace_all([BIKE, RAIN])
    before = everything(store)
    insert = store._database.insert

    def fails_at_postings(table, rows):
        if table == "postings":
            raise RuntimeError("the power went")
        insert(table, rows)

    with monkeypatch.context() as patch:
        patch.setattr(store._database, "insert", fails_at_postings)
        with pytest.raises(RuntimeError, match="the power went"):
            store.replace(document("D1", "Ring the bell."))
    assert everything(store) == before
    assert store.replace(document("D1", "Ring the bell."))


# Two at once


def test_another_sees_what_was_written(store, reopen):
    store.replace(BIKE)
    with reopen() as other:
        assert everything(other) == everything(store)
        store.replace(RAIN)
        assert everything(other) == everything(store)


def test_in_a_snapshot_the_store_stands_still(store, reopen):
    store.replace(BIKE)
    before = everything(store)
    with reopen() as other:
        with store.snapshot():
            [hit] = store.search("lights")
            other.replace(document("D1", "Ring the bell. Ride on."))
            assert everything(store) == before
            # the hit's offsets still fit the parent
            parent = store.parents[hit.child.parent_id]
            assert parent.text[hit.child.start : hit.child.end] == hit.child.text
        assert everything(store) == everything(other) != before


def test_inside_a_snapshot_nothing_is_written_and_it_stays(store):
    store.replace(BIKE)
    with store.snapshot():
        with pytest.raises(StoreError, match="inside a snapshot the store stands still; write"):
            store.replace(RAIN)
        assert list(store.documents.values()) == [BIKE]
    assert store.replace(RAIN)


def test_a_second_writer_waits_and_is_told_when_it_takes_too_long(store, reopen):
    store.replace(BIKE)
    before = everything(store)
    with reopen(timeout_s=0.1) as other:
        with store._database.writing(), pytest.raises(StoreError, match="is writing"):
            other.replace(RAIN)
        assert everything(other) == before
        assert other.replace(RAIN)
    assert list(store.documents.values()) == [BIKE, RAIN]
