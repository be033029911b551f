"""What came from a student, as text that shows all of what it is and does nothing."""

from __future__ import annotations

import re

LONGEST = 2_000  # characters of a message to a student that somebody has to read

# Nothing but a line end and a tab may act. Orders to a terminal are named, blanks without width,
# and what turns the writing round; what only joins letters is not, for words and emoji need it.
_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]|[\ufdd0-\ufdef\ufffe\uffff]"
)


def visible(text: str) -> str:
    r"""Return the text with what cannot be seen named by its number; lines and tabs stay.

    >>> visible("safe\u202etxt.exe\x1b[31m")
    'safe‹U+202E›txt.exe‹U+001B›[31m'
    """
    return _HIDDEN.sub(_named, text.replace("\r\n", "\n"))


def visible_line(text: str) -> str:
    r"""Return the same for a name, where a line end and a tab are named too.

    >>> visible_line("two\nlines")
    'two‹U+000A›lines'
    """
    return re.sub("[\n\t]", _named, visible(text))


def shortened(text: str, most: int = LONGEST) -> str:
    """Return the text, cut where it is longer than `most` characters, and say how much is gone.

    >>> shortened("abcdefgh", 3)
    'abc … (5 more characters)'
    """
    return text if len(text) <= most else f"{text[:most]} … ({len(text) - most:,} more characters)"


def _named(found: re.Match[str]) -> str:
    return f"‹U+{ord(found[0]):04X}›"
