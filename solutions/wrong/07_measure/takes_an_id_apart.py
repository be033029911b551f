"""`for question, old in before` goes through the ids alone, and takes each id apart into its
letters. `before.items()` gives the id with its verdict.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    moved = []
    for question, old in before:
        if after[question] != old:
            moved.append((question, old, after[question]))
    return moved
