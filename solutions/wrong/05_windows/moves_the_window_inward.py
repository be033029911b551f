"""At an edge you add on the other side what is missing on this one. A clipped window is shorter; it
does not move.
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    size = min(last, 2 * window + 1)
    first = min(max(1, place - window), last - size + 1)
    return list(range(first, first + size))
