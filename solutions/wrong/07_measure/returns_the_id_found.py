"""You return the id. Its rank is asked for: `enumerate(ranking, 1)` gives both."""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for found in ranking:
        if found in right:
            return found
    return 0
