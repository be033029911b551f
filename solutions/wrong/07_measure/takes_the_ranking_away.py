"""Your rank is right, and the ranking is shorter after your call. `pop` takes ids out of the list
that you were lent: walk through it with `for`.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    rank = 0
    while ranking:
        rank += 1
        if ranking.pop(0) in right:
            return rank
    return 0
