"""The old places stand there still, and the gaps between them tell. Number what is left anew, from
1.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    return [child for child in sorted(children) if set(child[2]) <= reader]
