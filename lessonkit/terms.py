"""Lesson 2: a term is a word made comparable, so that `Bike,` and `bike` can match."""

from __future__ import annotations

import re

_WORD_CHARACTERS = re.compile(r"\w+")


def terms(text: str) -> list[str]:
    """Return the terms of `text` in reading order, repeats included.

    A term is a run of letters, digits or underscores, in lower case. Nothing is stemmed
    (`light` and `lights` differ) and no word is left out, however small.

    >>> terms("Lights on! Lights ON.")
    ['lights', 'on', 'lights', 'on']
    """
    return _WORD_CHARACTERS.findall(text.lower())


def count_words(text: str) -> int:
    """Return how many words a reader has to read: runs of anything but white space.

    A text in a script that puts no blanks between words counts as one word.

    >>> count_words("Use a cache, e.g. Redis.")
    5
    """
    return len(text.split())
