"""You look for the id in a text made of the right ids, and D1 is a part of D10. Ask the set or the
list itself: `found in right`.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for rank, found in enumerate(ranking, 1):
        if found in str(right):
            return rank
    return 0
