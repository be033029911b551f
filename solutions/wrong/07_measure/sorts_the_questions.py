"""You sort the questions. The order of `before` is asked for, which is the order of the golden
set.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    return [(key, before[key], after[key]) for key in sorted(before) if before[key] != after[key]]
