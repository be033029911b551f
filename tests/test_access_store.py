"""A store as a reader may see it: read through, or filled once for each kind of reader."""

from dataclasses import replace

import pytest
from labelled_corpora import GREEK, WORDS, in_greek, is_greek, open_script, random_cases, written
from sent_answers import answer, shown
from stores import BIKE, RAIN

from lessonkit.access import readable
from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.reader import ForReader
from lessonkit.split import split_parents


def fill(store, children, documents):
    """Replace all that is in `store` by these documents, cut into these children."""
    for document_id in store.documents:
        store.remove(document_id)

    def split(parents):
        ids = {parent.id for parent in parents}
        return [child for child in children if child.parent_id in ids]

    store.replace_all(documents.values(), split)


def test_no_letter_of_a_withheld_text_comes_through_a_shared_store(store):
    done = found = 0
    for reader, script, _, asks in random_cases(3, 40, words=(*WORDS, *GREEK)):
        corpus = written(in_greek(script, reader))
        fill(store, corpus.children, corpus.documents)
        seen = ForReader(reader, store, store.parents, store.documents)
        for variant, ask in asks:
            letters = shown(answer(variant, ask, seen, seen.parents, seen.documents))
            assert not is_greek(letters), letters
            done += 1
            found += bool(letters)
    assert done == 400 and found > 200


def test_a_store_filled_for_one_kind_of_reader_answers_as_if_the_rest_was_never_written(store):
    done = 0
    for reader, script, _, asks in random_cases(5, 40):
        corpus, never = written(script), written(open_script(script, reader))
        view = readable(reader, corpus.children, corpus.parents, corpus.documents)
        fill(store, view.children, view.documents)
        seen = ForReader(reader, store, store.parents, store.documents)
        plain = Index(never.children, weights=idf(never.children))
        for variant, ask in asks:
            expected = answer(variant, ask, plain, never.parents, never.documents)
            assert answer(variant, ask, seen, seen.parents, seen.documents) == expected
            done += 1
    assert done == 400


def test_a_shared_store_with_a_readers_weights_answers_as_if_the_rest_was_never_written(store):
    done = 0
    for reader, script, _, asks in random_cases(8, 40):
        corpus, never = written(script), written(open_script(script, reader))
        fill(store, corpus.children, corpus.documents)
        weights = idf(readable(reader, store.children(), store.parents, store.documents).children)
        seen = ForReader(reader, store.weighed(weights), store.parents, store.documents)
        plain = Index(never.children, weights=idf(never.children))
        for variant, ask in asks:
            expected = answer(variant, ask, plain, never.parents, never.documents)
            assert answer(variant, ask, seen, seen.parents, seen.documents) == expected
            done += 1
    assert done == 400


def test_labels_that_are_tightened_after_opening_hold_at_once(store, reopen):
    store.replace_all([BIKE, RAIN])
    seen = ForReader((), store, store.parents, store.documents)
    assert [hit.child.id for hit in seen("cape")] == ["D2#1.1"]
    with reopen() as other:  # another program
        other.replace(replace(RAIN, labels=("staff",)))
    assert seen("cape") == []
    assert "D2" not in seen.documents and "D2#1" not in seen.parents
    store.replace(BIKE, lambda parents: [replace(c, labels=("x",)) for c in split_parents(parents)])
    assert seen("key bike") == []


def test_a_store_without_its_documents_is_refused(store):
    with pytest.raises(ValueError, match="got none, and the Store keeps some"):
        ForReader((), store, store.parents)
