"""Near the ends you make up for what is missing on the other side. There the window is shorter, as
lesson 05 had it.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    first = min(max(0, middle - size), max(0, len(seen) - 2 * size - 1))
    return [text for _, text, _ in seen[first : first + 2 * size + 1]]
