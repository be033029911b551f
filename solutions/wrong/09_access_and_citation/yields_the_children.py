"""With `yield` your function gives a generator, which only promises the children. Put them into a
list, and return it.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    place = 1
    for _, text, labels in sorted(children):
        if set(labels) <= reader:
            yield place, text, labels
            place += 1
