"""You return at the first question that moved. Gather all of them, and return the list after the
loop.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    moved = []
    for question, old in before.items():
        if after[question] != old:
            moved.append((question, old, after[question]))
            return moved
    return moved
