"""For random labels, readers and questions: nothing withheld is sent, and nothing tells of it."""

from dataclasses import replace

from labelled_corpora import (
    GREEK,
    INDEXES,
    WORDS,
    fused,
    in_greek,
    is_greek,
    open_script,
    random_cases,
    written,
)
from sent_answers import answer, shown

from lessonkit.access import readable
from lessonkit.cite import check
from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.reader import ForReader
from lessonkit.split import whole_child

# The same corpus, read in several ways: each an index with its parents and its documents.


def in_the_view(name, view):
    return indexed(name, view.children, view.children), view.parents, view.documents


def through_the_reader(name, reader, corpus, view):
    """The index is shared with all readers; what it has learned, it has learned from the view."""

    def seen(index):
        return ForReader(reader, index, corpus.parents, corpus.documents)

    read = seen(Index(corpus.children))
    return indexed(name, corpus.children, view.children, seen), read.parents, read.documents


def indexed(name, children, learned_from, seen=lambda index: index):
    """The index called `name`, through the eyes of `seen`: a fusion fuses what is seen."""
    if name != "fusion":
        return seen(INDEXES[name](children, learned_from))
    return fused(*(seen(make(children, learned_from)) for make in INDEXES.values()))


def test_ten_thousand_answers_are_those_of_a_corpus_in_which_the_rest_was_never_written():
    done = withheld = sent = 0
    for reader, script, name, asks in random_cases(9, 500):
        corpus, never = written(script), written(open_script(script, reader))
        view = readable(reader, corpus.children, corpus.parents, corpus.documents)
        assert (list(view.children), view.parents, view.documents) == (
            never.children,
            never.parents,
            never.documents,
        )
        viewed = in_the_view(name, view)
        shared = through_the_reader(name, reader, corpus, view)
        plain = in_the_view(name, never)
        for variant, ask in asks:
            expected = answer(variant, ask, *plain)
            for way in (viewed, shared):
                assert answer(variant, ask, *way) == expected
                done += 1
                withheld += len(never.children) < len(corpus.children)
                sent += bool(expected[0])
    assert done == 10_000
    assert withheld > 6_000 and sent > 4_000  # most cases have something to hide, and an answer


def test_in_ten_thousand_answers_stands_no_letter_of_a_text_that_the_reader_may_not_see():
    done = found = 0
    for reader, script, name, asks in random_cases(6, 1_000, words=(*WORDS, *GREEK)):
        corpus = written(in_greek(script, reader))
        corpus = replace(corpus, children=[*corpus.children, *as_children(corpus.parents)])
        # Here the index has learned from everything: scores may differ, letters may not appear.
        shared = through_the_reader(name, reader, corpus, corpus)
        for variant, ask in asks:
            letters = shown(answer(variant, ask, *shared))
            assert not is_greek(letters), letters
            done += 1
            found += bool(letters)
    assert done == 10_000 and found > 5_000


def as_children(parents):
    """Each parent as a child of its own, which holds the texts of the others."""
    return [whole_child(parent) for parent in parents.values()]


def test_a_citation_that_was_sent_is_right_and_a_slice_of_what_its_reader_can_open():
    for reader, script, name, asks in random_cases(4, 100):
        corpus = written(script)
        view = readable(reader, corpus.children, corpus.parents, corpus.documents)
        index, parents, documents = through_the_reader(name, reader, corpus, view)
        for variant, ask in asks:
            for cited in answer(variant, ask, index, parents, documents)[4]:
                assert check(cited, parents).citation == cited
                assert parents[cited.parent_id].text[cited.start : cited.end] == cited.quote
                # and word for word in the stored parent, which this reader may not open whole
                assert cited.quote in corpus.parents[cited.parent_id].text


def test_an_index_that_learned_from_everything_tells_of_what_it_withholds():
    # What the property above would miss if its readers saw too little to tell the difference.
    told = 0
    for reader, script, _, asks in random_cases(9, 100):
        corpus, never = written(script), written(open_script(script, reader))
        learned = Index(corpus.children, weights=idf(corpus.children))
        leaking = ForReader(reader, learned, corpus.parents, corpus.documents)
        plain = Index(never.children, weights=idf(never.children))
        told += sum(leaking(ask.question) != plain(ask.question) for _, ask in asks)
    assert told > 200
