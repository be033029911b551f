"""You return a `range`, which only promises the numbers. `list(...)` around it makes the list that
is asked for.
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return range(max(1, place - window), min(last, place + window) + 1)
