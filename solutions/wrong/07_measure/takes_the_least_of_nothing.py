"""Where none is right, `min` has nothing to choose from and raises an error. 0 is the answer then."""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    return min(ranking.index(one) + 1 for one in right if one in ranking)
