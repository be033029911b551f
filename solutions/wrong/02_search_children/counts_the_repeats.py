"""A term that stands twice in the text comes twice, and its weight is counted twice. Each term
counts once.
"""


# 02.6
def explain(query, text, weights):
    """The shared terms as pairs (term, weight), heaviest first, equal weights alphabetically."""
    shared = sorted(term for term in terms(text) if term in terms(query))
    pairs = [(term, weights.get(term, 0)) for term in shared]
    return sorted(pairs, key=lambda pair: -pair[1])
