"""You keep what stands in *more than* so many children. At least means that exactly so many is
enough: `>=`.
"""


# 02.5
def small_words(children, at_least):
    """The terms that stand in at least `at_least` of `children`, in alphabetical order."""
    counts = {}
    for one in children:
        for term in set(terms(one.text)):
            counts[term] = counts.get(term, 0) + 1
    return sorted(term for term, count in counts.items() if count > at_least)
