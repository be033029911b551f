"""What the kit can be set to: each ranker of the course with each way of sending."""

from __future__ import annotations

from itertools import product

from corpus import Corpus

from lessonkit.automerge import auto_merge, children_per_parent
from lessonkit.cosine import VectorIndex
from lessonkit.fusion import Fusion
from lessonkit.tfidf import TfIdf
from systems.ours import Ours, Windows, by_vectors, by_words
from systems.system import System


class Alone(Ours):
    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        return [hit.child.text for hit in self.index.search(question, k)]


class Merging(Ours):
    def __init__(self, corpus: Corpus, index) -> None:
        super().__init__(corpus, index)
        self.sizes = children_per_parent(corpus.children)

    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        sent = auto_merge(self.index.search(question, k), self.parents, self.sizes)
        return [passage.text for passage in sent.passages]


def by_tfidf(corpus: Corpus) -> VectorIndex:
    return VectorIndex(corpus.children, TfIdf([child.text for child in corpus.children]))


def fused(corpus: Corpus) -> Fusion:
    return Fusion(by_words(corpus), by_vectors(corpus))


RANKERS = {
    "overlap": (by_words, "words"),
    "TF-IDF": (by_tfidf, "words"),
    "MiniLM": (by_vectors, "vectors"),
    "overlap and MiniLM": (fused, "vectors"),
}
WAYS = {"children": Alone, "windows": Windows, "auto-merging": Merging, "parents": Ours}

SYSTEMS = tuple(
    System(
        f"lessonkit, {ranker}, {way}", ("lessonkit",), kind,
        lambda corpus, make=make, cls=cls: cls(corpus, make(corpus)), way, note=ranker,
    )
    for (ranker, (make, kind)), (way, cls) in product(RANKERS.items(), WAYS.items())
)  # fmt: skip
