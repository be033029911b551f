"""Your pairs are right, but there is a new term in the caller's weights. `weights.get(term, 0)`
looks without writing.
"""


# 02.6
def explain(query, text, weights):
    """The shared terms as pairs (term, weight), heaviest first, equal weights alphabetically."""
    shared = sorted(set(terms(query)) & set(terms(text)))
    pairs = [(term, weights.setdefault(term, 0)) for term in shared]
    return sorted(pairs, key=lambda pair: -pair[1])
