"""You give positions after the last child, where the next document begins. Clip the end with
`min(last, ...)`.
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return list(range(max(1, place - window), place + window + 1))
