"""`is not` asks whether two texts are one and the same object, and two equal texts may be two
objects. Compare with `!=`.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    moved = []
    for question, old in before.items():
        if after[question] is not old:
            moved.append((question, old, after[question]))
    return moved
