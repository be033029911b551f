"""Your lightest term comes first. The one that explains the hit is the heaviest: sort the other
way round.
"""


# 02.6
def explain(query, text, weights):
    """The shared terms as pairs (term, weight), heaviest first, equal weights alphabetically."""
    shared = sorted(set(terms(query)) & set(terms(text)))
    pairs = [(term, weights.get(term, 0)) for term in shared]
    return sorted(pairs, key=lambda pair: pair[1])
