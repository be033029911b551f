"""What is sent for a question, in each of the kit's ways, and all that its reader could look at."""

from lessonkit.automerge import auto_merge, children_per_parent
from lessonkit.cite import cite
from lessonkit.headings import render
from lessonkit.small_to_big import small_to_big
from lessonkit.terms import count_words
from lessonkit.whole import whole_documents
from lessonkit.windows import expand


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


def shown(answered):
    """Every text in an answer, one after the other."""
    passages, trace, hits, rendered, cited, _ = answered
    texts = [passage.text for passage in passages] + [hit.child.text for hit in hits]
    return "".join([*texts, *rendered, *map(repr, cited)]) + (trace if hits else "")
