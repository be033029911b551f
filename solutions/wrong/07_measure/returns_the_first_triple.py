"""Your `return` stands in the loop, so you stop at the first question. Move it out, to the depth
of the `for`.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    moved = []
    for question, old in before.items():
        if after[question] != old:
            moved.append((question, old, after[question]))
        return moved
