"""With a size of 0 your slice starts at `-size`, which is 0, so it is everything before the hit. Count
from the other side: what you want starts at the length minus `size`, and never below 0.
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
