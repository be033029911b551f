"""`append` takes one thing. Put the three into brackets of their own, and they are one triple:
`append((question, old, new))`.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    moved = []
    for question, old in before.items():
        if after[question] != old:
            moved.append(question, old, after[question])
    return moved
