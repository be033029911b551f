"""Near the beginning your slice starts at a number below 0, and Python takes that for a place counted
from the end: put `max(0, ...)` around the start of the slice. At its other side a slice ends
*before* its number: add one.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    return [text for _, text, _ in seen[middle - size : middle + size]]
