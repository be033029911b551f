"""Lesson 6: guides as plain text that can be edited, and back."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lessonkit.records import Parent

_FIRST_LINE = re.compile(r"(\w+):(?:\s+(.*))?")
_FORM = "a guide begins with a line such as `D50: Bike safety guide`, and its text follows below it"


def write_guides(guides: Sequence[Parent]) -> str:
    """Return the guides as text: `id: title`, the text below it, a blank line between two.

    >>> print(write_guides([Parent("D1", "D1", "Lock it.", "Keys"), Parent("D2", "D2", "Ride.")]))
    D1: Keys
    Lock it.
    <BLANKLINE>
    D2:
    Ride.
    """
    return "\n\n".join(
        f"{guide.id}: {guide.title}".rstrip() + f"\n{guide.text}" for guide in guides
    )


def read_guides(text: str) -> list[Parent]:
    """Return the guides that `text` holds, in the form of `write_guides`.

    The lines of one guide become one, blanks between them. Raises ValueError where there is no
    guide, where one has no first line of its own or no text, and where two have one id.

    >>> read_guides("D1: Keys\\nLock it.\\nKeep the key.")[0].text
    'Lock it. Keep the key.'
    """
    guides = [_guide(block) for block in re.split(r"\n\s*\n", text.strip()) if block.strip()]
    if not guides:
        raise ValueError(f"there is no guide here; {_FORM}")
    ids = [guide.id for guide in guides]
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice:
        raise ValueError(f"two guides have the id {twice}; give each an id of its own")
    return guides


def _guide(block: str) -> Parent:
    lines = [line.strip() for line in block.strip().splitlines()]
    match = _FIRST_LINE.fullmatch(lines[0])
    if not match:
        raise ValueError(f"this line does not begin a guide: `{lines[0][:60]}`; {_FORM}")
    if len(lines) < 2:
        raise ValueError(f"{match[1]} has a title and no text; write its text in the next line")
    return Parent(match[1], match[1], " ".join(lines[1:]), match[2] or "")
