"""Haystack: sentence windows and auto-merging, over BM25 and over vectors.

As in the pages of its docs on SentenceWindowRetriever, AutoMergingRetriever and
InMemoryDocumentStore, with that store.
"""

from __future__ import annotations

import os
from dataclasses import replace

os.environ["HAYSTACK_TELEMETRY_ENABLED"] = "False"

from corpus import Corpus
from haystack import Document
from haystack.components.retrievers import (
    AutoMergingRetriever,
    InMemoryBM25Retriever,
    InMemoryEmbeddingRetriever,
    SentenceWindowRetriever,
)
from haystack.document_stores.in_memory import InMemoryDocumentStore

from systems.system import System


class Found:
    """A store of the children, and the retriever that goes with it."""

    def fill(self, corpus: Corpus, kind: str, documents: list[Document]) -> None:
        self.kind, self.embed = kind, corpus.embed
        self.store = InMemoryDocumentStore(embedding_similarity_function="cosine")
        if kind == "vectors":
            vectors = corpus.embed([one.content for one in documents]).tolist()
            documents = [
                replace(one, embedding=vector)
                for one, vector in zip(documents, vectors, strict=True)
            ]
        self.store.write_documents(documents)
        make = InMemoryBM25Retriever if kind == "words" else InMemoryEmbeddingRetriever
        self.retriever = make(document_store=self.store)

    def retrieved(self, question: str, k: int) -> list[Document]:
        if self.kind == "words":
            return self.retriever.run(query=question, top_k=k)["documents"]
        vector = self.embed([question])[0].tolist()
        return self.retriever.run(query_embedding=vector, top_k=k)["documents"]

    def search(self, question: str, k: int) -> list[str]:
        return [one.id for one in self.retrieved(question, k)]


class SentenceWindow(Found):
    def __init__(self, corpus: Corpus, kind: str) -> None:
        self.fill(corpus, kind, window_documents(corpus))
        self.windows = SentenceWindowRetriever(document_store=self.store, window_size=1)

    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        return self.windows.run(self.retrieved(question, k))["context_windows"]


def window_documents(corpus: Corpus) -> list[Document]:
    """Return what DocumentSplitter makes of each parent, of the children we give it."""
    return [
        Document(
            id=child.id,
            content=child.text,
            meta={
                "source_id": child.parent_id, "split_id": child.ordinal,
                "split_idx_start": child.start, "page_number": 1,
            },
        )
        for child in corpus.children
    ]  # fmt: skip


class AutoMerging(Found):
    def __init__(self, corpus: Corpus, kind: str) -> None:
        leaves, parents = merging_documents(corpus)
        self.fill(corpus, kind, leaves)
        above = InMemoryDocumentStore()
        above.write_documents(parents)
        self.merging = AutoMergingRetriever(document_store=above, threshold=0.5)

    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        found = self.merging.run(documents=self.retrieved(question, k))["documents"]
        return [one.content for one in found]


def merging_documents(corpus: Corpus) -> tuple[list[Document], list[Document]]:
    """Return what HierarchicalDocumentSplitter would: leaves that know their parent, and these."""
    family: dict[str, list[str]] = {}
    for child in corpus.children:
        family.setdefault(child.parent_id, []).append(child.id)
    leaves = [
        Document(
            id=child.id, content=child.text,
            meta={
                "__block_size": 1, "__parent_id": f"P:{child.parent_id}", "__children_ids": [],
                "__level": 1,
            },
        )
        for child in corpus.children
    ]  # fmt: skip
    parents = [
        Document(
            id=f"P:{parent.id}", content=parent.text,
            meta={
                "__block_size": 100, "__parent_id": None, "__level": 0,
                "__children_ids": family.get(parent.id, []),
            },
        )
        for parent in corpus.parents.values()
    ]  # fmt: skip
    return leaves, parents


HAYSTACK = ("haystack-ai",)
MOST = {"words": 500_000, "vectors": 50_000}  # half a million vectors in lists would take 11 GB
SYSTEMS = tuple(
    System(
        f"Haystack {name}{', BM25' if kind == 'words' else ''}", HAYSTACK, kind,
        lambda corpus, make=make, kind=kind: make(corpus, kind), step, MOST[kind],
        "with InMemoryDocumentStore",
    )
    for kind in ("words", "vectors")
    for name, make, step in (
        ("sentence window", SentenceWindow, "window"), ("auto-merging", AutoMerging, "auto-merge"),
    )
)  # fmt: skip
