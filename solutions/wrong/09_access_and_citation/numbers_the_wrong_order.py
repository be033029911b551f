"""You number what is left before it is sorted. Sort by the old places first, then number."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = [child for child in children if set(child[2]) <= reader]
    numbered = [(n, child) for n, child in enumerate(left, 1)]
    numbered.sort(key=lambda pair: pair[1][0])
    return [(n, text, labels) for n, (_, text, labels) in numbered]
