"""Haystack: DocumentSplitter, SentenceWindowRetriever, AutoMergingRetriever, DocumentWriter."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace

os.environ["HAYSTACK_TELEMETRY_ENABLED"] = "False"

from haystack import Document
from haystack.components.preprocessors import DocumentSplitter
from haystack.components.retrievers import (
    AutoMergingRetriever,
    InMemoryBM25Retriever,
    InMemoryEmbeddingRetriever,
    SentenceWindowRetriever,
)
from haystack.components.writers import DocumentWriter
from haystack.document_stores.in_memory import InMemoryDocumentStore
from haystack.document_stores.types import DuplicatePolicy

import tools.punkt  # noqa: F401
from tools.tool import QUESTION, Piece, Tools, joined, scored

PUBLIC = {"field": "meta.access", "operator": "==", "value": "public"}


class Haystack(Tools):
    name = "Haystack"
    packages = ("haystack-ai", "nltk")

    def split(self, texts):
        documents = [Document(id=key, content=text) for key, text in texts.items()]
        pieces = {key: [] for key in texts}
        for one in sentences().run(documents=documents)["documents"]:
            piece = Piece(one.content, one.meta["split_idx_start"])
            pieces[one.meta["source_id"]].append(piece)
        return pieces

    def windows(self, family, hits, window, gone=(), private=()):
        store, children = InMemoryDocumentStore(), {}
        for key, texts in family.items():
            start = 0
            for place, text in enumerate(texts, 1):
                access = "private" if (key, place) in private else "public"
                meta = {"source_id": key, "split_id": place, "split_idx_start": start}
                last = "" if place == len(texts) else " "
                children[key, place] = Document(content=text + last, meta=meta | {"access": access})
                start += len(text) + 1
        store.write_documents(list(children.values()))
        store.delete_documents([children[place].id for place in gone])
        found = SentenceWindowRetriever(document_store=store, window_size=window).run(
            retrieved_documents=[children[place] for place in hits]
        )
        return [text.strip() for text in found["context_windows"]], ""

    def climb(self, asked):
        """Merging as early as can be, at one child of a hundred, so that it always climbs."""
        embed, above, below = scored(asked), InMemoryDocumentStore(), cosine_store()
        for key, texts in asked.family.items():
            leaves = [leaf(key, text, embed) for text in texts]
            below.write_documents(leaves)
            above.write_documents([parent(key, texts, leaves, "public")])
            if key in asked.private:
                above.write_documents(
                    [parent(key, texts, leaves, "private")], policy=DuplicatePolicy.OVERWRITE
                )
        above.delete_documents(list(asked.lost))
        retriever = InMemoryEmbeddingRetriever(document_store=below, filters=PUBLIC)
        found = retriever.run(query_embedding=embed([QUESTION])[0], top_k=asked.k)
        merged = AutoMergingRetriever(document_store=above, threshold=0.01).run(**found)
        return [one.content for one in merged["documents"]]

    def search(self, texts, question, k):
        found = by_words(texts).run(query=question, top_k=k)
        return [one.id for one in found["documents"]]

    def search_async(self, texts, question, k):
        found = asyncio.run(by_words(texts).run_async(query=question, top_k=k))
        return [one.id for one in found["documents"]]

    def shelf(self, embed=None):
        return HaystackShelf(embed)


def sentences() -> DocumentSplitter:
    splitter = DocumentSplitter(split_by="sentence", split_length=1)
    splitter.warm_up()
    return splitter


def cosine_store() -> InMemoryDocumentStore:
    return InMemoryDocumentStore(embedding_similarity_function="cosine")


def by_words(texts) -> InMemoryBM25Retriever:
    store = InMemoryDocumentStore()
    store.write_documents([Document(id=key, content=text) for key, text in texts.items()])
    return InMemoryBM25Retriever(document_store=store)


def leaf(key, text, embed) -> Document:
    meta = {"__parent_id": key, "__level": 1, "__block_size": 1, "access": "public"}
    return Document(content=text, meta=meta, embedding=embed([text])[0])


def parent(key, texts, leaves, access) -> Document:
    meta = {"__level": 0, "__block_size": 99, "__children_ids": [one.id for one in leaves]}
    return Document(id=key, content=joined(texts), meta=meta | {"access": access})


class HaystackShelf:
    """As in its guides: splitter, embedder, writer; a new version overwrites."""

    def __init__(self, embed) -> None:
        self.embed, self.store, self.splitter = embed, cosine_store(), sentences()
        self.writer = DocumentWriter(self.store, policy=DuplicatePolicy.OVERWRITE)

    def put(self, batch):
        documents = [Document(id=key, content=text) for key, text in batch]
        cut = self.splitter.run(documents=documents)["documents"]
        vectors = self.embed([one.content for one in cut])
        self.writer.run(
            documents=[
                replace(one, embedding=vector) for one, vector in zip(cut, vectors, strict=True)
            ]
        )

    def ask(self, question, k):
        retriever = InMemoryEmbeddingRetriever(document_store=self.store)
        found = retriever.run(query_embedding=self.embed([question])[0], top_k=k)["documents"]
        return [(one.meta["source_id"], one.content) for one in found]
