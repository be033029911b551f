"""You go on after the first right id, so the last one decides. Return as soon as one is found."""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    rank = 0
    for place, found in enumerate(ranking, 1):
        if found in right:
            rank = place
    return rank
