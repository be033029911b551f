"""Your triples have the new verdict before the old one. The order is question, before, after."""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    moved = []
    for question, old in before.items():
        if after[question] != old:
            moved.append((question, after[question], old))
    return moved
