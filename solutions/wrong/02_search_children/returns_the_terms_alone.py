"""You return the terms alone. We asked for pairs: each term with its weight."""


# 02.6
def explain(query, text, weights):
    shared = sorted(set(terms(query)) & set(terms(text)))
    return sorted(shared, key=lambda term: -weights.get(term, 0))
