"""Lesson 2, at size: a set of children kept as one long whole number, a bit for each child.

Bit 5 is set where the child at place 5 is in the set. `pile & other` is then the children in
both, computed for some thirty children at a time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

Pile = int

_NOT_ZERO = re.compile(rb"[^\0]")
_BITS_SET = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def pile_of(places: Iterable[int], size: int) -> Pile:
    """Return the pile of the children at `places`, each from 0 to less than `size`.

    >>> bin(pile_of([0, 2], size=3))
    '0b101'
    """
    bits = bytearray(size // 8 + 1)
    for place in places:
        bits[place // 8] |= 1 << place % 8
    return int.from_bytes(bits, "little")


def places_in(pile: Pile) -> Iterator[int]:
    """Yield the places of the children in `pile`, lowest first.

    >>> list(places_in(0b101))
    [0, 2]
    """
    for match in _NOT_ZERO.finditer(pile.to_bytes(pile.bit_length() // 8 + 1, "little")):
        first = 8 * match.start()
        for bit in _BITS_SET[match[0][0]]:
            yield first + bit
