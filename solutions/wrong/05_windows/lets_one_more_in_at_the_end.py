"""The window is right in the middle of a document and one too long at its end. Clip with `last` and
then add the one for `range`; you added it twice.
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return list(range(max(1, place - window), min(last + 1, place + window) + 1))
