"""You split at blanks, so `bike,` and `bike` are counted apart. Use `terms`."""


# 02.5
def small_words(children, at_least):
    """The terms that stand in at least `at_least` of `children`, in alphabetical order."""
    counts = {}
    for one in children:
        for term in set(one.text.lower().split()):
            counts[term] = counts.get(term, 0) + 1
    return sorted(term for term, count in counts.items() if count >= at_least)
