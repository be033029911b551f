"""The kit: search, climb and budget; and windows of neighbours."""

from __future__ import annotations

from corpus import Corpus

from lessonkit import Index, idf, small_to_big
from lessonkit.cosine import VectorIndex
from lessonkit.cutoff import above
from lessonkit.windows import expand
from systems.system import System


class Ours:
    def __init__(self, corpus: Corpus, index) -> None:
        self.index, self.parents = index, corpus.parents

    def search(self, question: str, k: int) -> list[str]:
        return [hit.child.id for hit in self.index.search(question, k)]

    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        sent = small_to_big(question, self.index, self.parents, k=k, max_words=max_words)
        return [passage.text for passage in sent.passages]


class Windows(Ours):
    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        hits = above(self.index.search(question, k), 0)
        sent = expand(hits, self.index.neighbours, self.parents, window=1)
        return [passage.text for passage in sent.passages]


def by_words(corpus: Corpus) -> Index:
    return Index(corpus.children, weights=idf(corpus.children))


def by_vectors(corpus: Corpus) -> VectorIndex:
    return VectorIndex(corpus.children, corpus.embed)


SYSTEMS = (
    System(
        "lessonkit", ("lessonkit",), "words",
        lambda corpus: Ours(corpus, by_words(corpus)), "climb and budget", 5_000_000,
    ),
    System(
        "lessonkit, windows", ("lessonkit",), "words",
        lambda corpus: Windows(corpus, by_words(corpus)), "window", 5_000_000,
    ),
    System(
        "lessonkit, vectors", ("lessonkit", "numpy"), "vectors",
        lambda corpus: Ours(corpus, by_vectors(corpus)), "climb and budget", 500_000,
    ),
)  # fmt: skip
