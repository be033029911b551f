"""You count every occurrence, so a child that says *the* three times counts as three children.
Take the distinct terms of each child.
"""


# 02.5
def small_words(children, at_least):
    """The terms that stand in at least `at_least` of `children`, in alphabetical order."""
    counts = {}
    for one in children:
        for term in terms(one.text):
            counts[term] = counts.get(term, 0) + 1
    return sorted(term for term, count in counts.items() if count >= at_least)
