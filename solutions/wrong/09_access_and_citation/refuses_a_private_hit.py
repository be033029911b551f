"""You raise an error for a private hit. *You may not* tells that there is something. An empty list
is what a place that does not exist gives too.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    ordered = sorted(children)
    for place, _, labels in ordered:
        if place == hit and not set(labels) <= reader:
            raise PermissionError("you may not read this")
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    return [text for _, text, _ in seen[max(0, middle - size) : middle + size + 1]]
