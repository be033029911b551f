"""You return only the questions that got worse. Those that got better moved too."""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    order = ["no", "padded", "partial", "clean no", "answered"]
    return [
        (key, old, after[key])
        for key, old in before.items()
        if order.index(after[key]) < order.index(old)
    ]
