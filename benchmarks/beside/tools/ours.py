"""The kit."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np

from lessonkit import (
    Document,
    Index,
    Parent,
    capped,
    idf,
    rank_parents,
    small_to_big,
    split_parents,
    within_budget,
)  # fmt: skip
from lessonkit.cite import cite
from lessonkit.cosine import VectorIndex
from lessonkit.reader import ForReader
from lessonkit.records import Child, Hit
from lessonkit.store import sqlite_store
from lessonkit.store.vectors import Model
from lessonkit.windows import expand
from tools.tool import QUESTION, Asked, Piece, Tools, joined, scored

ANYONE, PRIVATE = (), ("private",)


class Ours(Tools):
    name = "lessonkit"
    packages = ("lessonkit",)

    def split(self, texts):
        parents = [Parent(key, key, text) for key, text in texts.items()]
        by_id = {parent.id: parent for parent in parents}
        pieces = {key: [] for key in texts}
        for child in split_parents(parents):
            pieces[child.parent_id].append(Piece(child.text, cite(child, by_id).start))
        return pieces

    def windows(self, family, hits, window, gone=(), private=()):
        parents, children = cut(family, private)
        left = [child for child in children if (child.parent_id, child.ordinal) not in gone]
        reader = ForReader(ANYONE, Index(left), parents)
        found = [
            Hit(child, 1 / rank)
            for rank, place in enumerate(hits, 1)
            for child in left
            if (child.parent_id, child.ordinal) == place
        ]
        sent = expand(found, reader.neighbours, reader.parents, window=window)
        said = ", ".join(decision.why for decision in sent.trace.decisions)
        return [passage.text for passage in sent.passages], said

    def climb(self, asked, by="best", max_words=None):
        index, parents = indexed(asked)
        hits = index.search(QUESTION)
        wanted = list(rank_parents(hits, by))[: asked.k]
        first = sorted(
            (hit for hit in hits if hit.child.parent_id in wanted),
            key=lambda hit: wanted.index(hit.child.parent_id),
        )
        sent = within_budget(first, parents, index.neighbours, max_words=max_words)
        return [passage.text for passage in sent.passages]

    def climb_by(self, asked, by):
        return self.climb(asked, by)

    def climb_within(self, asked, max_words):
        index, parents = indexed(asked)
        sent = small_to_big(QUESTION, index, parents, k=asked.k, max_words=max_words)
        return [passage.text for passage in sent.passages], str(sent.trace)

    def capped(self, asked, per_document):
        index, _ = indexed(asked)
        return [hit.child.text for hit in capped(index.search(QUESTION), per_document)[: asked.k]]

    def search(self, texts, question, k):
        children = [Child(key, key, key, 1, 0, len(text), text) for key, text in texts.items()]
        hits = Index(children, weights=idf(children)).search(question, k)
        return [hit.child.id for hit in hits]

    def shelf(self, embed=None):
        return OurShelf(embed)


def cut(family, private=()):
    """Return parents and children of the sentences that are given, each with its label."""
    parents = {key: Parent(key, key, joined(texts)) for key, texts in family.items()}
    children = []
    for key, texts in family.items():
        start = 0
        for ordinal, text in enumerate(texts, 1):
            labels = PRIVATE if (key, ordinal) in private else ANYONE
            end = start + len(text)
            children.append(Child(f"{key}.{ordinal}", key, key, ordinal, start, end, text, labels))
            start = end + 1
    return parents, children


def indexed(asked: Asked):
    """Return what an open reader searches, and the parents as they are now."""
    parents, children = cut(asked.family)
    embed = scored(asked)
    index = VectorIndex(children, lambda texts: np.array(embed(texts), dtype=np.float32))
    for key in asked.lost:
        del parents[key]
    if not asked.private:
        return index, parents
    for key in asked.private:
        parents[key] = Parent(key, key, parents[key].text, labels=PRIVATE)
    reader = ForReader(ANYONE, index, parents)
    return reader, reader.parents


class OurShelf:
    """A store in a file, with vectors."""

    def __init__(self, embed) -> None:
        self.folder = tempfile.TemporaryDirectory()
        model = Model("by words", lambda texts: np.array(embed(texts), dtype=np.float32))
        self.store = sqlite_store(Path(self.folder.name) / "kept.db", model=model)

    def put(self, batch):
        self.store.replace_all(Document(key, key, (Parent(key, key, text),)) for key, text in batch)

    def ask(self, question, k):
        hits = self.store.search(question, k)
        return [(hit.child.document_id, hit.child.text) for hit in hits]
