"""The hit itself is missing. It stands between its neighbours."""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    near = seen[max(0, middle - size) : middle] + seen[middle + 1 : middle + size + 1]
    return [text for _, text, _ in near]
