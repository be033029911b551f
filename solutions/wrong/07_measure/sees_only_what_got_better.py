"""You return only the questions that got better. One that went down moved too, and it is the one
to look at.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    order = ["no", "padded", "partial", "clean no", "answered"]
    return [
        (key, old, after[key])
        for key, old in before.items()
        if order.index(after[key]) > order.index(old)
    ]
