"""Records of five words for the tests, so that each expected value can be counted with a finger."""

from lessonkit.records import Child, Hit, Parent


def parent(parent_id: str, text: str, document_id: str = "", title: str = "") -> Parent:
    return Parent(parent_id, document_id or parent_id, text, title)


def child(child_id: str, text: str = "x", document_id: str = "", ordinal: int = 0) -> Child:
    """`D1.2` is the second child of parent D1, at offset 0."""
    parent_id, _, number = child_id.rpartition(".")
    return Child(
        child_id, parent_id, document_id or parent_id, ordinal or int(number), 0, len(text), text
    )


def hit(child_id: str, score: float) -> Hit:
    return Hit(child(child_id), score)


def by_id(*parents: Parent) -> dict[str, Parent]:
    return {p.id: p for p in parents}
