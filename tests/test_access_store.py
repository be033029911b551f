"""A store as a reader may see it: read through, or filled once for each kind of reader."""

import pytest
from labelled_corpora import GREEK, WORDS, in_greek, is_greek, open_script, random_cases, written
from sent_answers import answer, shown

from lessonkit.access import readable
from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.reader import ForReader


def fill(store, children, documents):
    """Replace all that is in `store` by these documents, cut into these children."""
    for old in store.documents():
        store.remove(old.id)

    def split(parents):
        ids = {parent.id for parent in parents}
        return [child for child in children if child.parent_id in ids]

    store.replace_all(documents.values(), split)


def by_id(store):
    return {document.id: document for document in store.documents()}


def test_no_letter_of_a_withheld_text_comes_through_a_shared_store(store):
    done = found = 0
    for reader, script, _, asks in random_cases(3, 40, words=(*WORDS, *GREEK)):
        corpus = written(in_greek(script, reader))
        fill(store, corpus.children, corpus.documents)
        seen = ForReader(reader, store, store.parents, by_id(store))
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
        seen = ForReader(reader, store, store.parents, by_id(store))
        plain = Index(never.children, weights=idf(never.children))
        for variant, ask in asks:
            expected = answer(variant, ask, plain, never.parents, never.documents)
            assert answer(variant, ask, seen, seen.parents, seen.documents) == expected
            done += 1
    assert done == 400


def test_a_store_without_its_documents_is_refused(store):
    with pytest.raises(ValueError, match="got none, and the Store keeps some"):
        ForReader((), store, store.parents)
