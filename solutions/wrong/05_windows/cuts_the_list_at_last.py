"""Your positions run past the document's end. `[:last]` keeps so many *items*, and `last` is a
position: clip the end with `min(last, ...)`.
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return list(range(max(1, place - window), place + window + 1))[:last]
