"""Where a fenced block of code begins and ends, for every rule that must not cut into one."""

from __future__ import annotations

import re

# What follows the backticks of an opening fence holds no backtick: ```x``` is code in a line.
_OPENING = re.compile(r" {0,3}(?:(`{3,})[^`]*|(~{3,}).*)")
_CLOSING = re.compile(r" {0,3}(`{3,}|~{3,})\s*")


def fence_after(line: str, fence: str) -> str:
    """Return the fence that is open behind `line`, or nothing; `fence` is the one open before it.

    A fence is closed only by its like: of the same kind, at least as long, and nothing behind.

    >>> fence_after("```python", ""), fence_after("~~~", "```"), fence_after("````", "```")
    ('```', '```', '')
    """
    line = line.rstrip("\r\n")
    if fence:
        closing = _CLOSING.fullmatch(line)
        return "" if closing and closing[1].startswith(fence) else fence
    opening = _OPENING.fullmatch(line)
    return (opening[1] or opening[2]) if opening else ""
