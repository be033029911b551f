"""A set drops the repeats and the order with them, so the parents come in any order.
`unique_parents` keeps the order of the hits.
"""


# 03.3
def k_parents(hits, k):
    return list({hit.child.parent_id for hit in hits})[:k]
