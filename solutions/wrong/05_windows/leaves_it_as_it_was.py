"""That is `nearly_around` as it was. Look at both ends: where do positions begin, and where does
`range` stop?
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return list(range(max(0, place - window), min(last, place + window)))
