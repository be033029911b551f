"""Lesson 5: what is written above and between the slices of a passage, and never inside them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lessonkit.records import Document, Parent, Passage


def render(
    passage: Passage, parents: Mapping[str, Parent], documents: Mapping[str, Document] | None = None
) -> str:
    """Return the passage as a reader sees it: its line of headings, then its text.

    The first line is `[category] Title > Heading`, once, with what is known of it. Where the
    text goes on into another section, that section's heading stands between as `## Heading`.
    The slices themselves are left as they are.
    """
    document = (documents or {}).get(passage.document_id)
    parts = [_top(document, parents.get(passage.spans[0].parent_id))]
    before = passage.spans[0].parent_id
    for span in passage.spans:
        heading = parents[span.parent_id].title if span.parent_id in parents else ""
        if heading and span.parent_id != before:
            parts.append(f"## {heading}")
        before = span.parent_id
        parts.append(span.text)
    return "\n\n".join(part for part in parts if part)


def slug(title: str) -> str:
    """Return a heading as a part of an id, which stays the same as long as the heading does.

    >>> slug("Lights, from sunset on!"), slug("")
    ('lights-from-sunset-on', 'opening')
    """
    return re.sub(r"\W+", "-", title.lower()).strip("-") or "opening"


def _top(document: Document | None, parent: Parent | None) -> str:
    heading = parent.title if parent else ""
    if document is None:
        return heading
    category = f"[{document.category}] " if document.category else ""
    return category + " > ".join(part for part in (document.title, heading) if part)
