"""Where none is right your function ends without `return`, and that gives `None`. Put `return 0`
after the loop.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for rank, found in enumerate(ranking, 1):
        if found in right:
            return rank
