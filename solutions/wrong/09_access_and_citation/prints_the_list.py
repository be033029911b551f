"""You print the list, and your function returns `None`. Write `return` in the place of `print`."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = [child for child in sorted(children) if set(child[2]) <= reader]
    print([(n, text, labels) for n, (_, text, labels) in enumerate(left, 1)])
