"""You only ask whether the parent is there. It is there in a new edition too, with other words:
compare the texts as well.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    return [child.id for child in children if child.parent_id not in parents]
