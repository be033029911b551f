"""You count from 0 and say -1 for none. Ranks are counted from 1, and then 0 is free to say that
none is right.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for rank, found in enumerate(ranking):
        if found in right:
            return rank
    return -1
