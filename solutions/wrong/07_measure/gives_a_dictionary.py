"""You return a dictionary. A list of triples is asked for, which says how it is ordered."""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    return {key: (old, after[key]) for key, old in before.items() if after[key] != old}
