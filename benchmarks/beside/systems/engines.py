"""Search engines without a step after the search: rank-bm25, bm25s, tantivy, scikit-learn.

Each as in its README.
"""

from __future__ import annotations

import bm25s
import numpy as np
import Stemmer
import tantivy
from corpus import Corpus
from rank_bm25 import BM25Okapi
from sklearn.feature_extraction.text import TfidfVectorizer

from lessonkit import terms
from systems.system import ChildrenAlone, System, texts_of


class RankBm25(ChildrenAlone):
    """It leaves lower case and cutting to its user: ours."""

    def __init__(self, corpus: Corpus) -> None:
        self.texts = texts_of(corpus)
        self.ids = list(self.texts)
        self.ranker = BM25Okapi([terms(text) for text in self.texts.values()])

    def search(self, question: str, k: int) -> list[str]:
        return self.ranker.get_top_n(terms(question), self.ids, n=k)


class Bm25s(ChildrenAlone):
    """English stop words left out, the others stemmed, compiled where the backend is numba."""

    def __init__(self, corpus: Corpus, backend: str) -> None:
        self.texts = texts_of(corpus)
        self.ids = list(self.texts)
        self.words = {"stopwords": "en", "stemmer": Stemmer.Stemmer("english")}
        self.ranker = bm25s.BM25(backend=backend)
        if backend == "numba":
            self.ranker.compile()
        self.ranker.index(self.cut(list(self.texts.values())), show_progress=False)

    def cut(self, texts):
        return bm25s.tokenize(texts, show_progress=False, **self.words)

    def search(self, question: str, k: int) -> list[str]:
        k = min(k, len(self.ids))
        found, _ = self.ranker.retrieve(self.cut(question), k=k, show_progress=False)
        return [self.ids[place] for place in found[0]]


class Tantivy(ChildrenAlone):
    """In memory; the lenient parser, since any question is to be a query."""

    def __init__(self, corpus: Corpus) -> None:
        self.texts = texts_of(corpus)
        schema = tantivy.SchemaBuilder()
        schema.add_text_field("id", stored=True, tokenizer_name="raw")
        schema.add_text_field("text", stored=False, tokenizer_name="en_stem")
        self.index = tantivy.Index(schema.build())
        writer = self.index.writer(heap_size=200_000_000, num_threads=1)
        for child_id, text in self.texts.items():
            writer.add_document(tantivy.Document(id=child_id, text=text))
        writer.commit()
        writer.wait_merging_threads()
        self.index.reload()
        self.searcher = self.index.searcher()

    def search(self, question: str, k: int) -> list[str]:
        query, _ = self.index.parse_query_lenient(question, ["text"])
        found = self.searcher.search(query, k, count=False).hits
        return [self.searcher.doc(address)["id"][0] for _, address in found]


class ScikitLearn(ChildrenAlone):
    """TfidfVectorizer, and the product of the question's row with all others."""

    def __init__(self, corpus: Corpus) -> None:
        self.texts = texts_of(corpus)
        self.ids = list(self.texts)
        self.vectorizer = TfidfVectorizer()
        self.rows = self.vectorizer.fit_transform(self.texts.values())

    def search(self, question: str, k: int) -> list[str]:
        scores = (self.rows @ self.vectorizer.transform([question]).T).toarray().ravel()
        best = np.argpartition(-scores, min(k, len(scores) - 1))[:k]
        best = best[np.lexsort((best, -scores[best]))]
        return [self.ids[place] for place in best if scores[place] > 0]


SYSTEMS = (
    System("rank-bm25", ("rank-bm25",), "words", RankBm25),
    System("bm25s", ("bm25s", "PyStemmer"), "words",
           lambda corpus: Bm25s(corpus, "numpy"), most=5_000_000),
    System("bm25s with numba", ("bm25s", "numba", "PyStemmer"), "words",
           lambda corpus: Bm25s(corpus, "numba"), most=5_000_000),
    System("tantivy", ("tantivy",), "words", Tantivy, most=5_000_000),
    System("scikit-learn TF-IDF", ("scikit-learn",), "words", ScikitLearn, most=5_000_000),
)  # fmt: skip
