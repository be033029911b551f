"""You compare an id with `right`, which is a set or a list of ids, so the two are never equal. Ask
whether it is one of them: `in`.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for rank, found in enumerate(ranking, 1):
        if found == right:
            return rank
    return 0
