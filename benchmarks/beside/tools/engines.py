"""rank-bm25, bm25s, tantivy and scikit-learn, each as in its README."""

from __future__ import annotations

import bm25s
import numpy as np
import Stemmer
import tantivy
from rank_bm25 import BM25Okapi
from sklearn.feature_extraction.text import TfidfVectorizer

from lessonkit import Parent, split_parents, terms
from tools.tool import NoSuchFeatureError, Tools


class RankBm25(Tools):
    """It leaves lower case and cutting to its user: ours."""

    name = "rank-bm25"
    packages = ("rank-bm25",)

    def search(self, texts, question, k):
        ranker = BM25Okapi([terms(text) for text in texts.values()])
        return ranker.get_top_n(terms(question), list(texts), n=k)


class Bm25s(Tools):
    name = "bm25s"
    packages = ("bm25s", "PyStemmer")

    def search(self, texts, question, k):
        words = {"stopwords": "en", "stemmer": Stemmer.Stemmer("english"), "show_progress": False}
        ranker = bm25s.BM25()
        ranker.index(bm25s.tokenize(list(texts.values()), **words), show_progress=False)
        asked = bm25s.tokenize(question, **words)
        found, _ = ranker.retrieve(asked, corpus=list(texts), k=k, show_progress=False)
        return [str(key) for key in found[0]]


class Tantivy(Tools):
    """With its lenient parser, since any string is to be a query."""

    name = "tantivy"
    packages = ("tantivy",)

    def search(self, texts, question, k):
        return self.found(texts, question, k)

    def search_fuzzily(self, texts, question, k):
        return self.found(texts, question, k, fuzzy_fields={"text": (True, 2, True)})

    def found(self, texts, question, k, **how):
        shelf = TantivyShelf()
        shelf.write([(key, [text]) for key, text in texts.items()])
        return [key for key, _ in shelf.ask(question, k, **how)]

    def shelf(self, embed=None):
        return TantivyShelf(embed)


class TantivyShelf:
    """An index in memory. A new version is a deletion and an addition in one commit.

    It knows no vectors; they are asked for where a user would who keeps them beside it.
    """

    def __init__(self, embed=None) -> None:
        self.embed = embed
        schema = tantivy.SchemaBuilder()
        schema.add_text_field("id", stored=True, tokenizer_name="raw")
        schema.add_text_field("text", stored=True, tokenizer_name="en_stem")
        self.index = tantivy.Index(schema.build())

    def put(self, batch):
        if len(dict(batch)) < len(batch):
            raise NoSuchFeatureError("an id is a field like any other, and two may have the same")
        parents = [(key, Parent(key, key, text)) for key, text in batch]
        self.write([(key, [c.text for c in split_parents([one])]) for key, one in parents])

    def write(self, batch):
        writer = self.index.writer()
        for key, texts in batch:
            writer.delete_documents("id", key)
            if self.embed:
                self.embed(texts)
            for text in texts:
                writer.add_document(tantivy.Document(id=key, text=text))
        writer.commit()
        writer.wait_merging_threads()
        self.index.reload()

    def ask(self, question, k, **how):
        query, _ = self.index.parse_query_lenient(question, ["text"], **how)
        searcher = self.index.searcher()
        found = [searcher.doc(address) for _, address in searcher.search(query, k).hits]
        return [(doc["id"][0], doc["text"][0]) for doc in found]


class ScikitLearn(Tools):
    """TfidfVectorizer, the product of the rows, and the best of it by numpy."""

    name = "scikit-learn"
    packages = ("scikit-learn",)

    def search(self, texts, question, k):
        vectorizer = TfidfVectorizer()
        rows = vectorizer.fit_transform(texts.values())
        scores = (rows @ vectorizer.transform([question]).T).toarray().ravel()
        best = np.argsort(-scores, kind="stable")[:k]
        return [list(texts)[place] for place in best if scores[place] > 0]
