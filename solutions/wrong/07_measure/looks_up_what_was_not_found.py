"""`index` raises an error for an id that is not in the ranking. Walk through the ranking, and ask
of each id whether it is right.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    return min(ranking.index(one) for one in right) + 1
