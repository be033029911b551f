"""Lesson 9: cite the parent, quote the child word for word, and look again whether it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from lessonkit.records import Child, Parent


@dataclass(frozen=True, slots=True)
class Citation:
    """A section to read, and the words in it that are quoted.

    Invariant when it is made: `parent.text[start:end] == quote`. `digest` is that of the
    parent's whole text, as the reader who cites may see it.
    """

    document_id: str
    parent_id: str
    heading: str
    start: int
    end: int
    quote: str
    digest: str

    def __str__(self) -> str:
        """Return `[document › heading] "quote"`, the quote as it stands."""
        place = " › ".join(part for part in (self.document_id, self.heading) if part)
        return f'[{place}] "{self.quote}"'


@dataclass(frozen=True, slots=True)
class Checked:
    """What became of a citation: as it is right today, or None, and the reason in `why`."""

    citation: Citation | None
    why: str


def cite(child: Child, parents: Mapping[str, Parent]) -> Citation:
    """Return the citation of the parent of `child`, with the child as its quote.

    Cite what you sent: `[cite(hit.child, parents) for hit in passage.hits]`, with the `parents`
    of the reader it was sent to. Raises ValueError where the parent is not there, or the child
    no longer stands in it where it says.

    >>> guide = Parent("D50", "D50", "Ride well. Lights on at dusk.", "Bike safety guide")
    >>> print(cite(Child("D50.2", "D50", "D50", 2, 11, 29, "Lights on at dusk."), {"D50": guide}))
    [D50 › Bike safety guide] "Lights on at dusk."
    """
    parent = parents.get(child.parent_id)
    if parent is None:
        raise ValueError(
            f"a citation names a section that can be opened; {child.parent_id} is not there, so "
            f"send {child.id} without one"
        )
    if parent.text[child.start : child.end] != child.text:
        raise ValueError(
            f"a quote stands in its section word for word; {child.id} no longer does, so cut "
            f"{parent.id} into children again"
        )
    return _citation(parent, child.start, child.text)


def check(citation: Citation, parents: Mapping[str, Parent]) -> Checked:
    """Return whether `citation` is still right in `parents`, and if not, why.

    It is where the quote stands at its offsets, or elsewhere in the section exactly once; the
    citation that comes back has the offsets and the heading of today. `why` says too when the
    text around the quote has changed, since new words there can turn what it says. A section
    that is gone and one that the reader may not open read the same.
    """
    parent = parents.get(citation.parent_id)
    if parent is None:
        return Checked(None, f"there is no section {citation.parent_id} to open")
    if parent.text[citation.start : citation.end] == citation.quote:
        start, why = citation.start, "the quote stands where it stood"
    else:
        start = parent.text.find(citation.quote)
        if start < 0:
            return Checked(None, f"{parent.id} no longer says this")
        if parent.text.find(citation.quote, start + 1) >= 0:
            return Checked(None, f"{parent.id} now says this twice, and not where it stood")
        why = f"the quote moved from {citation.start} to {start}"
    today = _citation(parent, start, citation.quote)
    if today.digest != citation.digest:
        why += "; the text around it has changed"
    return Checked(today, why)


def _citation(parent: Parent, start: int, quote: str) -> Citation:
    digest = sha256(parent.text.encode("utf-8", "surrogatepass")).hexdigest()
    place = start, start + len(quote)
    return Citation(parent.document_id, parent.id, parent.title, *place, quote, digest)
