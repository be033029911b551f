"""The terms are right and stand in the order in which they first appear. We asked for
alphabetical order: `sorted`.
"""


# 02.5
def small_words(children, at_least):
    counts = {}
    for one in children:
        for term in dict.fromkeys(terms(one.text)):
            counts[term] = counts.get(term, 0) + 1
    return [term for term, count in counts.items() if count >= at_least]
