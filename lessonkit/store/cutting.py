"""Lesson 8: a document made ready for the store, and refused where it would get out of step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from lessonkit.records import Child, Document, Parent

Split = Callable[[Sequence[Parent]], list[Child]]  # as `split_parents` does it


@dataclass(frozen=True, slots=True)
class Cut:
    """A document and its children. `hash` changes with anything in either."""

    document: Document
    children: tuple[Child, ...]
    hash: str


def content_hash(text: str) -> str:
    """Return the SHA-256 of a text, by which we see that it changed."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def cut(document: Document, split: Split) -> Cut:
    """Return the document with its children. Raises ValueError where they do not fit together."""
    parents = {parent.id: parent for parent in document.parents}
    strangers = [parent.id for parent in document.parents if parent.document_id != document.id]
    if strangers:
        raise ValueError(
            f"a parent names the document it is in; {strangers[0]!r} is in {document.id!r} and "
            "names another: give both one id"
        )
    _check_labels(document, (document, *document.parents))
    _check_storable(document, _texts(document))
    children = split(document.parents)
    _check_labels(document, children)
    for child in children:
        _check_storable(document, (child.id, *child.labels, *child.header))
        _check_child(child, document, parents)
    _check_ordinals(document, children)
    _check_ids(document, children)
    in_order = tuple(sorted(children, key=lambda child: child.ordinal))
    document = replace(document, parents=tuple(document.parents))
    return Cut(document, in_order, document_hash(document, in_order))


def document_hash(document: Document, children: Sequence[Child]) -> str:
    """Return the SHA-256 of a document and its children, in order, and of all their labels."""
    silent = [(child.labels, child.header) for child in children]  # their repr leaves these out
    return content_hash(repr((document, tuple(children), silent)))


def check_batch(cuts: Iterable[Cut]) -> None:
    """Raise ValueError where two documents, or two parents, of one batch have the same id."""
    documents: set[str] = set()
    parents: dict[str, str] = {}
    for document in (one.document for one in cuts):
        if document.id in documents:
            raise ValueError(f"two documents have the id {document.id!r}; give each its own")
        documents.add(document.id)
        for parent in document.parents:
            if parent.id in parents:
                raise twice(parent.id, parents[parent.id], document.id)
            parents[parent.id] = document.id


def twice(parent_id: str, first: str, second: str) -> ValueError:
    """Return the error for a parent id that two parents have."""
    return ValueError(
        f"two parents have the id {parent_id!r}, one in document {first!r} and one in "
        f"{second!r}; give each an id of its own"
    )


def storable(text: str) -> bool:
    """Return whether every database keeps `text`: no NUL in it, and no half of a character."""
    return "\0" not in text and not any("\ud800" <= character <= "\udfff" for character in text)


def _texts(document: Document) -> Iterable[str]:
    yield from (document.id, document.title, document.category, *document.labels)
    for parent in document.parents:
        yield from (parent.id, parent.text, parent.title, *parent.labels)


def _check_storable(document: Document, texts: Iterable[str]) -> None:
    for text in texts:
        if not storable(text):
            raise ValueError(
                f"document {document.id!r} has a NUL or half a character (a surrogate), which no "
                f"database keeps; take it out of {text[:40]!r}"
            )


def _check_labels(document: Document, some: Iterable[Document | Parent | Child]) -> None:
    for one in some:
        if not isinstance(one.labels, tuple):
            raise TypeError(
                f"labels are a tuple of strings, such as ('staff',); {one.id!r} in document "
                f"{document.id!r} has {one.labels!r}"
            )


def _check_child(child: Child, document: Document, parents: dict[str, Parent]) -> None:
    parent = parents.get(child.parent_id)
    if parent is None or child.document_id != document.id:
        raise ValueError(
            f"a child belongs to a parent of its document; {child.id!r} names the parent "
            f"{child.parent_id!r} in {child.document_id!r}, and was cut from {document.id!r}"
        )
    inside = 0 <= child.start <= child.end <= len(parent.text)
    if not inside or parent.text[child.start : child.end] != child.text:
        raise ValueError(
            f"a child is a slice of its parent; {child.id!r} is not what stands at "
            f"{child.start} to {child.end} of {parent.id!r}: mend the split"
        )


def _check_ordinals(document: Document, children: Sequence[Child]) -> None:
    """Ordinals run on by 1 from the first, which is 1, or 0 for a whole guide as a child."""
    ordinals = sorted(child.ordinal for child in children)
    first = 0 if 0 in ordinals else 1
    if ordinals != list(range(first, first + len(ordinals))):
        raise ValueError(
            "ordinals number the children of a document from 1, none missing, none twice; "
            f"{document.id!r} has {ordinals[:9]}: mend the split"
        )


def _check_ids(document: Document, children: Sequence[Child]) -> None:
    ids = [child.id for child in children]
    if len(set(ids)) < len(ids):
        twice_named = next(one for one in ids if ids.count(one) > 1)
        raise ValueError(
            f"a child's id names one child of its document; {document.id!r} has "
            f"{twice_named!r} twice: mend the split"
        )
