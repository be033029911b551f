"""Your list is flat: `+=` puts in the three one by one. `append((...))` puts in one triple."""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    moved = []
    for question, old in before.items():
        if after[question] != old:
            moved += (question, old, after[question])
    return moved
