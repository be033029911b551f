"""You ask for more than one hit, so a ranking with a single hit counts as empty. One hit is
enough.
"""


# 02.3
def best_text(query, children):
    """The text of the best child for `query`, or "nothing found"."""
    hits = search(query, children)
    if len(hits) <= 1:
        return "nothing found"
    return hits[0].child.text
