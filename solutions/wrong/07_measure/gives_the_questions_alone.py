"""You return the questions alone. Each comes with its two verdicts: `(question, old, new)`."""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    return [key for key, old in before.items() if after[key] != old]
