"""You let a reader see a child of which they hold one label. They need all of them."""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [c for c in sorted(children) if not c[2] or set(c[2]) & reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    return [text for _, text, _ in seen[max(0, middle - size) : middle + size + 1]]
