"""You list every term of the question. Only what stands in the text too has brought the child
in.
"""


# 02.6
def explain(query, text, weights):
    """The shared terms as pairs (term, weight), heaviest first, equal weights alphabetically."""
    shared = sorted(set(terms(query)))
    pairs = [(term, weights.get(term, 0)) for term in shared]
    return sorted(pairs, key=lambda pair: -pair[1])
