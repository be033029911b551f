"""You look only at whether a question is answered, so a step from partial to no goes unseen.
Compare the two verdicts themselves.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    return [
        (key, old, after[key])
        for key, old in before.items()
        if (old == "answered") != (after[key] == "answered")
    ]
