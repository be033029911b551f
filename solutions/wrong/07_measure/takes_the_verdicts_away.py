"""Your triples are right, and `after` is empty after your call: `pop` takes a verdict out.
`after[question]` only looks.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    moved = []
    for question, old in before.items():
        new = after.pop(question)
        if new != old:
            moved.append((question, old, new))
    return moved
