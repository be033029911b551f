"""Lesson 8's audit: what others did to a store's rows is seen, and `force` mends it."""

from dataclasses import replace

import pytest
from stores import BIKE, LOST, RAIN, everything, index_of

from lessonkit.split import split_parents
from lessonkit.store import StoreError


def test_an_audit_of_a_store_in_step_says_so(store):
    store.replace_all([BIKE, RAIN])
    assert str(store.audit()) == (
        "2 documents, 3 parents, 6 children\n"
        "orphans: none\n"
        "stale children: none\n"
        "parents changed since they were cut: none\n"
        "documents with gaps in their ordinals: none\n"
        "documents not as they were put in: none\n"
        "not indexed as they are: none\n"
        "damage: none\n"
        "in step"
    )


def test_one_of_anything_is_named_as_one(store):
    store.replace(LOST)
    assert str(store.audit()).startswith("1 document, 1 parent, 1 child\n")


@pytest.fixture
def audited(store, behind_its_back):
    """A function: change the rows of a store of three documents by hand, then audit."""
    store.replace_all([BIKE, RAIN, LOST])

    def change_and_audit(*statements):
        behind_its_back(*statements)
        report = store.audit()
        assert not report.in_step
        return report

    return change_and_audit


def test_a_child_without_its_parent_is_an_orphan(audited):
    report = audited("DELETE FROM parents WHERE id = 'D1#2'")
    assert report.orphans == ("D1#2.1", "D1#2.2")


def test_what_is_left_of_a_deleted_document_is_an_orphan(audited):
    report = audited("DELETE FROM documents WHERE id = 'D3'")
    assert report.orphans == ("D3#1.1", "D3#1")


def test_a_child_whose_parent_says_something_else_is_stale(audited):
    report = audited("UPDATE parents SET text = 'Lock the bike. Lose the key.' WHERE id = 'D1#1'")
    assert report.stale == ("D1#1.2",)
    assert report.changed == ("D1#1",)


def test_a_sentence_added_to_a_parent_makes_no_child_stale_and_is_seen_all_the_same(audited):
    report = audited("UPDATE parents SET text = text || ' Be kind.' WHERE id = 'D1#1'")
    assert (report.stale, report.changed) == ((), ("D1#1",))


def test_a_missing_child_is_a_gap(audited):
    report = audited("DELETE FROM children WHERE id = 'D1#1.2'")
    assert report.gaps == ("D1",)
    assert report.misindexed == ("a posting at (1, 2)", "the number of children")


def test_last_children_that_went_with_all_that_told_of_them_are_missed(audited):
    # D2#1.2 is the last: no gap, no posting, no count is left to tell of it
    report = audited(
        "UPDATE terms SET df = df - 1 WHERE term IN "
        "(SELECT term FROM postings WHERE document = 2 AND ordinal = 2) OR term = ''",
        "DELETE FROM terms WHERE df = 0",
        "DELETE FROM postings WHERE document = 2 AND ordinal = 2",
        "DELETE FROM children WHERE document = 2 AND ordinal = 2",
    )
    assert (report.gaps, report.misindexed, report.altered) == ((), (), ("D2",))


@pytest.mark.parametrize(
    "harm",
    [
        """UPDATE children SET labels = '["staff"]' WHERE id = 'D2#1.1'""",
        """UPDATE parents SET labels = '["staff"]' WHERE id = 'D2#1'""",
        """UPDATE documents SET labels = '["staff"]' WHERE id = 'D2'""",
        "UPDATE parents SET title = 'Sun' WHERE id = 'D2#1'",
        "UPDATE documents SET category = 'sun' WHERE id = 'D2'",
    ],
)
def test_a_label_or_title_that_others_changed_is_seen(store, audited, harm):
    assert audited(harm).altered == ("D2",)
    store.replace(RAIN, force=True)
    assert store.audit().in_step


def test_a_list_of_parents_and_any_order_of_children_are_in_step(store):
    store.replace(replace(BIKE, parents=list(BIKE.parents)), lambda p: split_parents(p)[::-1])
    assert store.audit().in_step


def test_a_missing_posting_is_seen(audited):
    report = audited("DELETE FROM postings WHERE term = 'rain'")
    assert report.misindexed == ("D2#1.1", "the count of 'rain'")


def test_a_wrong_count_is_seen(audited):
    assert audited("UPDATE terms SET df = 7 WHERE term = 'key'").misindexed == (
        "the count of 'key'",
    )


def test_many_findings_are_cut_short(audited):
    report = audited("DELETE FROM postings")
    assert "not indexed as they are: D1#1.1, D1#1.2, D1#2.1, D1#2.2, D2#1.1 and " in str(report)
    assert str(report).endswith(
        "out of step: replace these documents with force=True, or make a new store"
    )


def test_putting_the_document_in_again_mends_it(store, audited):
    audited("UPDATE parents SET text = 'Lose the key.' WHERE id = 'D1#1'")
    assert store.replace(BIKE) is False  # as far as the store knows, it has this version
    assert store.replace(BIKE, force=True) is True
    assert store.audit().in_step
    assert list(store.documents.values()) == [BIKE, RAIN, LOST]


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM children WHERE document = 1 AND ordinal > 2",
        "DELETE FROM children WHERE document = 1",
        "DELETE FROM postings WHERE document = 1",
        "DELETE FROM terms",
        "UPDATE terms SET df = df + 1",
        "INSERT INTO postings VALUES ('key', 77, 1, 1)",
        "DELETE FROM parents WHERE id = 'D1#2'",
        "DELETE FROM parents WHERE document = 1",
        "UPDATE parents SET id = 'X' WHERE id = 'D1#1'",
        "UPDATE parents SET document = 77 WHERE id = 'D1#1'",
        "UPDATE children SET ordinal = 9 WHERE id = 'D1#1.1'",
        "UPDATE children SET text = 'Lose it.' WHERE id = 'D1#1.1'",
        "DELETE FROM documents WHERE id = 'D1'",
        "UPDATE documents SET place = 77 WHERE id = 'D1'",
    ],
)
def test_whatever_was_done_to_a_documents_rows_force_mends(store, audited, harm):
    audited(harm)
    assert store.replace(BIKE, force=True) is True
    assert store.audit().in_step
    assert store.documents == {"D1": BIKE, "D2": RAIN, "D3": LOST}
    assert repr(store.search("the key")) == repr(index_of(store).search("the key"))


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (
            "UPDATE children SET document = 2, ordinal = 9 WHERE id = 'D1#1.1'",
            "replace all that audit",
        ),
        ("UPDATE parents SET document = 2, number = 9 WHERE id = 'D1#1'", "one in document 'D2'"),
    ],
)
def test_rows_that_were_moved_to_another_document_are_mended_in_one_batch(
    store, audited, harm, says
):
    audited(harm)
    before = everything(store)
    with pytest.raises((StoreError, ValueError), match=says):
        store.replace(BIKE, force=True)
    assert everything(store) == before
    store.replace_all([BIKE, RAIN], force=True)
    assert store.audit().in_step
    assert store.documents == {"D1": BIKE, "D2": RAIN, "D3": LOST}


def test_what_is_left_of_a_deleted_document_goes_without_bringing_it_back(store, audited):
    audited("DELETE FROM documents WHERE id = 'D1'")
    with pytest.raises(StoreError, match="one replace_all, with force=True"):
        store.replace(BIKE)
    assert store.replace_all([], force=True) == []
    assert store.audit().in_step
    assert store.documents == {"D2": RAIN, "D3": LOST}
    assert "D1#1" not in store.parents
    assert repr(store.search("the key")) == repr(index_of(store).search("the key"))
