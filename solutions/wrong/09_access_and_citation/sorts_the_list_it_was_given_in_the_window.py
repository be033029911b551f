"""Your windows are right, and the list that you were given is sorted afterwards: `sort` changes it
for everybody. `sorted(children)` is a new list.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    children.sort()
    seen = [child for child in children if set(child[2]) <= reader]
    places = [place for place, _, _ in seen]
    if hit not in places:
        return []
    middle = places.index(hit)
    return [text for _, text, _ in seen[max(0, middle - size) : middle + size + 1]]
