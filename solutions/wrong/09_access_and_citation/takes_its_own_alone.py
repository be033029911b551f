"""What you return are the parent's own labels alone. Whoever reads it whole reads its children
too: those whose `parent_id` is `parent.id`.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    return tuple(sorted(parent.labels))
