"""With `yield` your function gives a generator, which only promises the triples. Put them into a
list, and return it.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    for question, old in before.items():
        if after[question] != old:
            yield question, old, after[question]
