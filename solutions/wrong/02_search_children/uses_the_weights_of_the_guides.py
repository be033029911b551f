"""You look the weights up in `WEIGHTS`, whichever weights you were given. Use the argument,
`weights`.
"""


# 02.6
def explain(query, text, weights):
    shared = sorted(set(terms(query)) & set(terms(text)))
    pairs = [(term, WEIGHTS.get(term, 0)) for term in shared]
    return sorted(pairs, key=lambda pair: -pair[1])
