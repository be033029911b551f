"""Terms of equal weight stand in reverse alphabetical order, so *the* comes before *a*:
`reverse=True` turns both round. Sort by the negative weight, with the terms in alphabetical
order before.
"""


# 02.6
def explain(query, text, weights):
    """The shared terms as pairs (term, weight), heaviest first, equal weights alphabetically."""
    shared = sorted(set(terms(query)) & set(terms(text)))
    pairs = [(term, weights.get(term, 0)) for term in shared]
    return sorted(pairs, key=lambda pair: (pair[1], pair[0]), reverse=True)
