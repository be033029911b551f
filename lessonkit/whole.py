"""Lesson 5: the whole document of each hit, which is right when documents are short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lessonkit.records import Document, Hit, Passage, Span


def whole_documents(hits: Sequence[Hit], documents: Mapping[str, Document]) -> tuple[Passage, ...]:
    """Return each hit's document whole, once, in the order of their best hits.

    A passage's spans are the document's parents. Raises KeyError for a document that is not in
    `documents`.
    """
    by_document: dict[str, list[Hit]] = {}
    for hit in hits:
        by_document.setdefault(hit.child.document_id, []).append(hit)
    return tuple(
        Passage(document_id, "parent", _spans(documents[document_id]), tuple(same), same[0].score)
        for document_id, same in by_document.items()
    )


def _spans(document: Document) -> tuple[Span, ...]:
    return tuple(Span(p.id, 0, len(p.text), p.text) for p in document.parents)
