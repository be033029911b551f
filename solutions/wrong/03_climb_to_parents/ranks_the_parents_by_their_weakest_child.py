"""You go from the lowest score up, so the parents stand in that order, and of two equals the
later one is kept. Walk through the hits as they come, and keep a better one only.
"""


# 03.4
def best_children(hits):
    return {hit.child.parent_id: hit.child.id for hit in sorted(hits, key=lambda hit: hit.score)}
