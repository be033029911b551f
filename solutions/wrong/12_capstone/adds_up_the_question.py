"""You add up the weights of all the question's terms for any child that shares one. Only shared
terms count.
"""


# 12.3
def search(question, children, weights):
    """The hits for `question`, best first; ties keep the order of `children`."""
    asked = set(terms(question))
    hits = []
    for child in children:
        shared = asked & set(terms(child.text))
        score = sum(weights.get(term, 0) for term in asked) if shared else 0
        if score > 0:
            hits.append(Hit(child, score))
    return sorted(hits, key=lambda hit: -hit.score)
