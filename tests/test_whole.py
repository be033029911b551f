"""Whole documents."""

import pytest
from tiny import parent

from lessonkit.records import Document, Hit
from lessonkit.split import split_parents
from lessonkit.whole import whole_documents

A1, A2 = parent("A#1", "One. Two.", "A"), parent("A#2", "Three.", "A")
B1 = parent("B#1", "Four.", "B")
DOCUMENTS = {"A": Document("A", "a", (A1, A2)), "B": Document("B", "b", (B1,))}
ONE, TWO, THREE, FOUR = split_parents([A1, A2, B1])


def test_a_document_is_sent_whole_and_once_at_the_place_of_its_best_hit():
    sent = whole_documents([Hit(FOUR, 3), Hit(THREE, 2), Hit(ONE, 1)], DOCUMENTS)
    assert [passage.text for passage in sent] == ["Four.", "One. Two.\n\nThree."]
    assert [hit.child.id for hit in sent[1].hits] == ["A#2.1", "A#1.1"]


def test_no_hits_send_nothing():
    assert whole_documents([], DOCUMENTS) == ()


def test_a_document_that_is_not_there_is_named():
    with pytest.raises(KeyError, match="A"):
        whole_documents([Hit(ONE, 1)], {})
