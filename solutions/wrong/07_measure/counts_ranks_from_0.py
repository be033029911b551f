"""You count from 0, so a right id in the first place looks like none at all. `enumerate(ranking,
1)` counts from 1.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for rank, found in enumerate(ranking):
        if found in right:
            return rank
    return 0
