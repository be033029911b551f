"""You return every question, also those that stayed. Compare the two verdicts first."""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    return [(question, old, after[question]) for question, old in before.items()]
