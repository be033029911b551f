"""A speaker's notes: lines in the metadata of the cell that they belong to, which JupyterLab hides.

The cell has the tag `speaker-notes`, and its metadata `{"lessonkit": {"notes": ["Ask: ..."]}}`.
So a note moves with its cell, and no student reads what the room will predict.
"""

from __future__ import annotations

from collections.abc import Mapping

TAG = "speaker-notes"
LABELS = ("Say", "Ask", "Expect", "Watch", "Doubt")


def notes_of(metadata: Mapping) -> list[tuple[str, str]]:
    """Return the notes of a cell as (label, text); none where it is not tagged for them.

    >>> notes_of({"tags": ["speaker-notes"], "lessonkit": {"notes": ["Ask: Who is second?"]}})
    [('Ask', 'Who is second?')]
    """
    if TAG not in metadata.get("tags", ()):
        return []
    lines = metadata.get("lessonkit", {}).get("notes", ())
    pairs = (line.partition(":") for line in lines)
    return [(label.strip(), text.strip()) for label, _, text in pairs]


def amiss(metadata: Mapping) -> str:
    """Return what is wrong with the notes of a cell, in words; empty for nothing.

    >>> amiss({"lessonkit": {"notes": ["Ask: Who?"]}})
    'has speaker notes and the tag speaker-notes, or neither'
    """
    lines = metadata.get("lessonkit", {}).get("notes", [])
    if bool(lines) != (TAG in metadata.get("tags", ())):
        return f"has speaker notes and the tag {TAG}, or neither"
    for label, text in notes_of(metadata):
        if label not in LABELS or not text:
            return f"a note begins with {', '.join(LABELS)} and a colon; got {label!r}"
    return ""
