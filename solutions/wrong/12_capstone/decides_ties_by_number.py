"""Your ties are in the order of the ordinals. Document order is the order in which the children are
given; a second document begins at 1 again.
"""


# 12.3
def search(question, children, weights):
    """The hits for `question`, best first; ties keep the order of `children`."""
    asked = set(terms(question))
    hits = []
    for child in children:
        score = sum(weights[term] for term in asked & set(terms(child.text)))
        if score > 0:
            hits.append(Hit(child, score))
    return sorted(hits, key=lambda hit: (-hit.score, hit.child.ordinal))
