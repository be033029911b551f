"""The terms are right, but they stand in the order in which the sets gave them, which is any
order. We asked for alphabetical order: `sorted`.
"""


# 02.5
def small_words(children, at_least):
    counts = {}
    for one in children:
        for term in set(terms(one.text)):
            counts[term] = counts.get(term, 0) + 1
    return [term for term, count in counts.items() if count >= at_least]
