"""You return sentences. A triple is asked for, so that the next function can count with it."""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    return [f"{key}: {old} -> {after[key]}" for key, old in before.items() if after[key] != old]
