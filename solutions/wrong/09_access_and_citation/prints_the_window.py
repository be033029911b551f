"""You print the window, and your function returns `None`. Write `return` in the place of `print`."""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    print([text for _, text, _ in seen[max(0, middle - size) : middle + size + 1]])
