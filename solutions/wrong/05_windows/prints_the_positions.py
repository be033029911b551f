"""Your function prints the positions and returns nothing. Put `return` in place of `print`."""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    print(list(range(max(1, place - window), min(last, place + window) + 1)))
