"""Your pairs are turned round: the weight stands first. We asked for `(term, weight)`. Sort by
the weight all the same, with a key.
"""


# 02.6
def explain(query, text, weights):
    shared = set(terms(query)) & set(terms(text))
    return sorted(((weights.get(term, 0), term) for term in shared), reverse=True)
