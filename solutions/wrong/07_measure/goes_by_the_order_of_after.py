"""Your triples stand in the order of `after`. Walk through `before`, and look up the other
verdict.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    return [(key, before[key], new) for key, new in after.items() if before[key] != new]
