"""You number the children first and take some out afterwards, so the gaps stay. Take out first."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    numbered = [(n, text, labels) for n, (_, text, labels) in enumerate(sorted(children), 1)]
    return [child for child in numbered if set(child[2]) <= reader]
