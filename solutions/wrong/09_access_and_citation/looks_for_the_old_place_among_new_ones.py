"""You number what is left anew, as in 09.3, and look there for the old place of the hit. Find the
hit by its old place first, and then count.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    left = what_is_left(children, reader)
    return [text for place, text, _ in left if abs(place - hit) <= size]
