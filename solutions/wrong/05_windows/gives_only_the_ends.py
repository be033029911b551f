"""You return the first and the last position. All positions of the window are wanted, as a list."""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return [max(1, place - window), min(last, place + window)]
