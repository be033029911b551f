"""You take the private children out of the list you were given, and afterwards they are gone for
everybody, also for those who may read them. Make a new list.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    for child in list(children):
        if not set(child[2]) <= reader:
            children.remove(child)
    seen = sorted(children)
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    return [text for _, text, _ in seen[max(0, middle - size) : middle + size + 1]]
