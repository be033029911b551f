"""You take D10 for D1, since the one name is in the other. An id is right when it *is* one of the
right ids: `found in right`.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for rank, found in enumerate(ranking, 1):
        if any(one in found for one in right):
            return rank
    return 0
