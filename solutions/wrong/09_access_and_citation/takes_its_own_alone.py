"""You take the parent's own labels alone. Whoever reads the parent whole reads its children too,
so theirs count as well.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    return tuple(sorted(parent.labels))
