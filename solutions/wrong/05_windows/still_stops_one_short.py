"""The last position of the window is missing. `range` stops before its second number, so that
number has to be one larger.
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return list(range(max(1, place - window), min(last, place + window)))
