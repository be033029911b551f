"""You look for one right id, `right[0]`. A set has no first one, and each of them may be the one
that is found: ask `found in right`.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    return ranking.index(right[0]) + 1
