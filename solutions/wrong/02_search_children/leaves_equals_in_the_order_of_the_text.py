"""Equal weights stand in the order of the text. Put the terms in alphabetical order before you
sort by weight.
"""


# 02.6
def explain(query, text, weights):
    """The shared terms as pairs (term, weight), heaviest first, equal weights alphabetically."""
    shared = [term for term in dict.fromkeys(terms(text)) if term in terms(query)]
    pairs = [(term, weights.get(term, 0)) for term in shared]
    return sorted(pairs, key=lambda pair: -pair[1])
