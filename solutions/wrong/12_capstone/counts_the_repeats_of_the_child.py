"""A word that a child says three times counts once. Make a set of the child's terms."""


# 12.3
def search(question, children, weights):
    """The hits for `question`, best first; ties keep the order of `children`."""
    asked = set(terms(question))
    hits = []
    for child in children:
        score = sum(weights[term] for term in terms(child.text) if term in asked)
        if score > 0:
            hits.append(Hit(child, score))
    return sorted(hits, key=lambda hit: -hit.score)
