"""Your function raises an error for a term that is not in `weights`. Such a term weighs 0:
`weights.get(term, 0)`.
"""


# 02.6
def explain(query, text, weights):
    """The shared terms as pairs (term, weight), heaviest first, equal weights alphabetically."""
    shared = sorted(set(terms(query)) & set(terms(text)))
    pairs = [(term, weights[term]) for term in shared]
    return sorted(pairs, key=lambda pair: -pair[1])
