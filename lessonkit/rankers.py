"""Lesson 6: the ways to rank that the lab offers, each made ready over the same texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lessonkit.cosine import Embed, VectorIndex
from lessonkit.fusion import Fusion
from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.records import Child
from lessonkit.terms import terms
from lessonkit.tfidf import Lsa, TfIdf

AnyIndex = Index | VectorIndex | Fusion
# All texts to be ranked, those to learn from (what is rare, what occurs together), and a model.
Build = Callable[[Sequence[Child], Sequence[Child], Embed], AnyIndex]


@dataclass(frozen=True, slots=True)
class Ranker:
    """A way to rank, and how its scores look: their decimals, a scale that holds most of them.

    `most(question, learned_from)` is the highest score that any text could have for a question:
    what a full bar means.
    """

    name: str
    build: Build
    most: Callable[[str, Sequence[Child]], float]
    digits: int = 2
    scale: float = 1.0
    step: float = 0.02

    def show(self, score: float) -> str:
        """Return the score with the decimals that tell two of this ranker apart."""
        return f"{score:.{self.digits}f}"


def _lsa(ranked: Sequence[Child], known: Sequence[Child], model: Embed) -> VectorIndex:
    different = {frozenset(terms(child.text)) for child in known}
    room = min(len(different), len(frozenset().union(*different))) - 1
    if room < 1:
        raise ValueError(
            "LSA learns which words occur together, from two sentences or more that differ in a "
            "word; write more, or choose another ranker"
        )
    return VectorIndex(ranked, Lsa([child.text for child in known], min(10, room)))


def _idf(ranked: Sequence[Child], known: Sequence[Child], model: Embed) -> Index:
    return Index(ranked, weights=idf(known))


def _minilm(ranked: Sequence[Child], known: Sequence[Child], model: Embed) -> VectorIndex:
    # The sentences apart from the guides: in one go each text would take as long as the longest.
    model([child.text for child in known])
    return VectorIndex(ranked, model)


def _fusion(ranked: Sequence[Child], known: Sequence[Child], model: Embed) -> Fusion:
    return Fusion(_idf(ranked, known, model), _minilm(ranked, known, model))


def _question_weight(question: str, known: Sequence[Child]) -> float:
    weights = idf(known)
    return sum(weights.get(term, 0) for term in set(terms(question)))


RANKERS: dict[str, Ranker] = {
    ranker.name: ranker
    for ranker in (
        Ranker(
            "word overlap",
            lambda ranked, known, model: Index(ranked),
            lambda question, known: len(set(terms(question))),
            digits=0,
            scale=8,
            step=1,
        ),
        Ranker("overlap with idf", _idf, _question_weight, scale=12, step=0.25),
        Ranker(
            "TF-IDF",
            lambda ranked, known, model: VectorIndex(ranked, TfIdf([c.text for c in known])),
            lambda question, known: 1,
        ),
        Ranker("LSA", _lsa, lambda question, known: 1),
        Ranker("MiniLM", _minilm, lambda question, known: 1),
        Ranker(
            "fusion of idf and MiniLM",
            _fusion,
            lambda question, known: 2 / 61,  # first in both
            digits=4,
            scale=0.034,
            step=0.0005,
        ),
    )
}
