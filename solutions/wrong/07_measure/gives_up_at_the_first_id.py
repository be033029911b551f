"""When the first id is not right you return at once, and the others are never looked at. `return
0` stands after the loop, not in it.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for rank, found in enumerate(ranking, 1):
        if found in right:
            return rank
        else:
            return 0
