"""You go through the right ids and look each up in the ranking. The ranking gives the order: walk
through it, and ask of each id whether it is right.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for one in right:
        if one in ranking:
            return ranking.index(one) + 1
    return 0
