"""You cut the parent out of the child's id, after three characters. That suits `D50.2`, and not
`A.1`; the field `parent_id` suits both.
"""


# 03.3
def k_parents(hits, k):
    return unique_parents(hit.child.id[:3] for hit in hits)[:k]
