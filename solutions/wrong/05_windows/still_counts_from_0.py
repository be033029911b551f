"""There is no child at position 0: positions are counted from 1. You mended the end and left the
beginning.
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return list(range(max(0, place - window), min(last, place + window) + 1))
