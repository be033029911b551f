"""You give the neighbours without the hit itself. It was what matched, so it stands in its own
window.
"""


# 05.1
def positions_around(place, window, last):
    """The positions at most `window` away from `place`, from 1 to `last`."""
    around = range(max(1, place - window), min(last, place + window) + 1)
    return [other for other in around if other != place]
