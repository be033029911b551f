"""`hit` is a place, and `seen` holds whole children, none of which equals a number. Make a list of
their places, and look in that.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    if hit not in seen:
        return []
    middle = seen.index(hit)
    return [text for _, text, _ in seen[max(0, middle - size) : middle + size + 1]]
