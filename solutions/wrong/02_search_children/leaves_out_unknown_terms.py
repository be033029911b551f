"""You leave out the terms that have no weight. They are shared as well, so list them, with 0."""


# 02.6
def explain(query, text, weights):
    """The shared terms as pairs (term, weight), heaviest first, equal weights alphabetically."""
    shared = sorted(set(terms(query)) & set(terms(text)))
    pairs = [(term, weights.get(term, 0)) for term in shared if term in weights]
    return sorted(pairs, key=lambda pair: -pair[1])
