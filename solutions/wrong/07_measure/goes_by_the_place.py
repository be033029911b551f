"""You put the first of `before` beside the first of `after`, and they are not the same question.
Look the question up: `after[question]`.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    pairs = zip(before.items(), after.values())
    return [(key, old, new) for (key, old), new in pairs if old != new]
