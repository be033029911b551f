"""You take the children in the order in which they came, so neighbours in the list are no
neighbours in the text. Walk through `sorted(children)`.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in children if set(child[2]) <= reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    return [text for _, text, _ in seen[max(0, middle - size) : middle + size + 1]]
