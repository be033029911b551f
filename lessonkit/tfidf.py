"""Lesson 6: vectors from counted words, TF-IDF, and from words that occur together, LSA."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.preprocessing import normalize

from lessonkit.terms import terms


class TfIdf:
    """Texts to sparse vectors: one number a term, how often times how rare, the length made 1.

    What is rare is learned once, from the texts given at the start. The weights are those of
    scikit-learn's TfidfVectorizer: tf * (ln((1 + n) / (1 + df)) + 1). A term that was not among
    the texts has no place; a text of such terms alone is a vector of zeros.
    """

    def __init__(self, texts: Sequence[str]) -> None:
        """Learn the terms of `texts` and their weights. Raises ValueError where they have none."""
        if not any(map(terms, texts)):
            raise ValueError(
                "TF-IDF learns from texts with a letter or a digit in one of them at least; got "
                f"{len(texts)} without"
            )
        self._vectorizer = TfidfVectorizer(analyzer=terms)
        self._vectorizer.fit(texts)

    def __call__(self, texts: Sequence[str]):
        """Return a scipy sparse matrix, a row a text and a column a term."""
        return self._vectorizer.transform(texts)

    @property
    def terms(self) -> list[str]:
        """The term of each column."""
        return list(self._vectorizer.get_feature_names_out())


class Lsa:
    """Texts to short dense vectors: TF-IDF, pressed together by a singular value decomposition.

    Terms that occur in the same texts fall on the same dimensions, so two texts can be alike
    that share no term. Where the cut falls among equal singular values, as in a toy corpus of
    clusters that are alike, chance decides what stays. Deerwester et al., "Indexing by latent
    semantic analysis", 1990.
    """

    def __init__(self, texts: Sequence[str], dimensions: int = 100) -> None:
        """Learn from `texts`. Raises ValueError unless there are more texts than dimensions."""
        self._tfidf = TfIdf(texts)
        if not 0 < dimensions < min(len(texts), len(self._tfidf.terms)):
            raise ValueError(
                "dimensions is a number from 1 to below the number of texts and of terms, "
                f"{len(texts)} and {len(self._tfidf.terms)} here; got {dimensions}"
            )
        self._svd = TruncatedSVD(dimensions, algorithm="arpack", random_state=0)
        self._svd.fit(self._tfidf(texts))

    def __call__(self, texts: Sequence[str]) -> np.ndarray:
        """Return an array, a row a text, of `dimensions` columns."""
        return normalize(self._svd.transform(self._tfidf(texts)))
