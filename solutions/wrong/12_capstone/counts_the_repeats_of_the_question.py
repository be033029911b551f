"""A word that the question says twice counts once. Make a set of the question's terms."""


# 12.3
def search(question, children, weights):
    """The hits for `question`, best first; ties keep the order of `children`."""
    asked = terms(question)
    hits = []
    for child in children:
        score = sum(weights[term] for term in asked if term in terms(child.text))
        if score > 0:
            hits.append(Hit(child, score))
    return sorted(hits, key=lambda hit: -hit.score)
