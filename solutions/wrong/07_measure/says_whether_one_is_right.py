"""You say whether one is right. Say at which rank: `enumerate(ranking, 1)` gives each id with its
rank.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    return any(found in right for found in ranking)
