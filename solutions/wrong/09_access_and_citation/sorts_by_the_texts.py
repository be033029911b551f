"""You sort by the texts. The order is that of the old places."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = [(text, labels) for _, text, labels in children if set(labels) <= reader]
    return [(n, text, labels) for n, (text, labels) in enumerate(sorted(left), 1)]
