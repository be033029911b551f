"""You return a dictionary. We asked for a list of pairs `(term, weight)`; `.items()` gives
pairs.
"""


# 02.6
def explain(query, text, weights):
    shared = sorted(set(terms(query)) & set(terms(text)))
    return {term: weights.get(term, 0) for term in shared}
