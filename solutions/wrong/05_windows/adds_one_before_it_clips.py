"""In the middle you are right, and beside the document's end the last child is lost. Clip first,
then add the one that `range` needs.
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    return list(range(max(1, place - window), min(last, place + window + 1)))
