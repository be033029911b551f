"""You gather the children with another text first, and those without a parent behind them. One
loop over the children asks both, and keeps their order.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    there = [child for child in children if child.parent_id in parents]
    found = []
    for child in there:
        if parents[child.parent_id].text[child.start : child.end] != child.text:
            found.append(child.id)
    return found + [child.id for child in children if child.parent_id not in parents]
