"""You put the two verdicts into a pair inside the pair. A triple has three places: `(question,
old, new)`.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    return [(key, (old, after[key])) for key, old in before.items() if after[key] != old]
