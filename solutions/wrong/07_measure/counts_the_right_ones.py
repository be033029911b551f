"""You count how many are right. The place of the first one is asked for."""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    return sum(found in right for found in ranking)
