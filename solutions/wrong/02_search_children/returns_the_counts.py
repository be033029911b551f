"""You return the terms with their counts. We asked for the terms alone."""


# 02.5
def small_words(children, at_least):
    """The terms that stand in at least `at_least` of `children`, in alphabetical order."""
    counts = {}
    for one in children:
        for term in set(terms(one.text)):
            counts[term] = counts.get(term, 0) + 1
    return {term: counts[term] for term in sorted(counts) if counts[term] >= at_least}
