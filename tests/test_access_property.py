"""For random labels, readers and questions: nothing withheld is sent, and nothing tells of it."""

from dataclasses import replace
from random import Random

from labelled_corpora import (
    GREEK,
    INDEXES,
    READERS,
    WORDS,
    fused,
    in_greek,
    open_script,
    random_ask,
    random_script,
    written,
)

from lessonkit.access import readable
from lessonkit.automerge import auto_merge, children_per_parent
from lessonkit.cite import check, cite
from lessonkit.headings import render
from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.reader import ForReader
from lessonkit.small_to_big import small_to_big
from lessonkit.split import whole_child
from lessonkit.terms import count_words
from lessonkit.whole import whole_documents
from lessonkit.windows import expand

CORPORA, ASKED = 1_000, 10  # ten questions to each: 10,000 cases


# What can be sent: each variant takes the hits of one index to passages and a trace.


def small(ask, index, parents, documents):
    options = {"k": ask.k, "min_score": ask.min_score, "max_words": ask.max_words}
    sent = small_to_big(ask.question, index, parents, window=ask.window, **options)
    return sent.passages, str(sent.trace)


def grown(ask, index, parents, documents):
    hits = index.search(ask.question, ask.k)
    sent = expand(hits, index.neighbours, parents, window=ask.window)
    return sent.passages, str(sent.trace)


def merged(ask, index, parents, documents):
    sizes = children_per_parent(index.children)
    hits = index.search(ask.question, ask.k)
    sent = auto_merge(hits, parents, sizes, threshold=ask.threshold)
    return sent.passages, str(sent.trace)


def whole(ask, index, parents, documents):
    return whole_documents(index.search(ask.question, ask.k), documents), ""


VARIANTS = (small, grown, merged, whole)


def answer(variant, ask, index, parents, documents):
    """All that a reader could look at: passages, trace, ranking, headings, counts, citations."""
    passages, trace = variant(ask, index, parents, documents)
    rendered = [render(passage, parents, documents) for passage in passages]
    cited = [cite(hit.child, parents) for passage in passages for hit in passage.hits]
    words = [count_words(passage.text) for passage in passages]
    return passages, trace, index.search(ask.question), rendered, cited, words


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


def random_cases(seed, corpora, words=WORDS):
    """Yield a reader, a script, the name of an index, and ten questions with their variants."""
    random = Random(seed)
    for _ in range(corpora):
        asks = [(random.choice(VARIANTS), random_ask(random, words)) for _ in range(ASKED)]
        yield (
            random.choice(READERS),
            random_script(random),
            random.choice([*INDEXES, "fusion"]),
            asks,
        )


def test_ten_thousand_answers_are_those_of_a_corpus_in_which_the_rest_was_never_written():
    done = withheld = sent = 0
    for reader, script, name, asks in random_cases(9, CORPORA):
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
            assert answer(variant, ask, *viewed) == expected
            assert answer(variant, ask, *shared) == expected
            done += 1
            withheld += len(never.children) < len(corpus.children)
            sent += bool(expected[0])
    assert done == 10_000
    assert withheld > 6_000 and sent > 4_000  # most cases have something to hide, and an answer


def test_in_ten_thousand_answers_stands_no_letter_of_a_text_that_the_reader_may_not_see():
    done = found = 0
    for reader, script, name, asks in random_cases(6, CORPORA, words=(*WORDS, *GREEK)):
        corpus = written(in_greek(script, reader))
        children = [*corpus.children, *overlapping(corpus)]
        whole_corpus = replace(corpus, children=children)
        # Here the index has learned from everything: scores may differ, letters may not appear.
        shared = through_the_reader(name, reader, whole_corpus, whole_corpus)
        for variant, ask in asks:
            letters = repr(answer(variant, ask, *shared))
            assert not any("\u0370" <= letter <= "\u03ff" for letter in letters), letters
            done += 1
            found += "Hit" in letters
    assert done == 10_000 and found > 5_000


def overlapping(corpus):
    """Each parent as a child of its own, at ordinal 0: it holds the texts of the others."""
    return [whole_child(parent) for parent in corpus.parents.values()]


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
