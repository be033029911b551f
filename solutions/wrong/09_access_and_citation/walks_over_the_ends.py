"""Near the beginning `middle - size` falls below 0, and -1 is the last of a list; near the end
there is nothing to look up. Clip both sides, or cut a slice.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    return [seen[place][1] for place in range(middle - size, middle + size + 1)]
