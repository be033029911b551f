"""With a size of 0, `before[-0:]` is all of it. `before[max(0, len(before) - size):]` has no such
edge.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    before, after = seen[:middle], seen[middle + 1 :]
    near = before[-size:] + [seen[middle]] + after[:size]
    return [text for _, text, _ in near]
