"""You print the rank, and your function returns `None`. Nobody can count with what is printed:
write `return`.
"""


# 07.1
def first_rank(ranking, right):
    """The rank, from 1, of the first id that is right; 0 where none is."""
    for rank, found in enumerate(ranking, 1):
        if found in right:
            print(rank)
            break
    else:
        print(0)
