"""Your window begins with the hit and has nothing before it. It grows on both sides."""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return list(range(place, min(last, place + window) + 1))
