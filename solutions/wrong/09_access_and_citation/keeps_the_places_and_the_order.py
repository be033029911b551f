"""Places and order are still those that came in. Sort, take out, and number what is left from 1."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    return [child for child in children if set(child[2]) <= reader]
