"""You print the triples, and your function returns `None`. Put them into a list, and return it."""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    for question, old in before.items():
        if after[question] != old:
            print((question, old, after[question]))
