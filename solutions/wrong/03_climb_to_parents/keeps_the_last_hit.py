"""Each hit overwrites the one before, so the last of a parent stays. Overwrite only when the new
score is higher.
"""


# 03.4
def best_children(hits):
    return {hit.child.parent_id: hit.child.id for hit in hits}
