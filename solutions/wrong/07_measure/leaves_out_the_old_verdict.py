"""You return pairs with the new verdict. The old one belongs there too: where a question comes
from is half of the news.
"""


# 07.4
def changed(before, after):
    """The questions whose verdict moved, as (question, verdict before, verdict after)."""
    return [(key, after[key]) for key, old in before.items() if after[key] != old]
