"""You sort upwards and turn the list round, and that turns equal scores round too."""


# 12.3
def search(question, children, weights):
    """The hits for `question`, best first; ties keep the order of `children`."""
    asked = set(terms(question))
    hits = []
    for child in children:
        score = sum(weights[term] for term in asked & set(terms(child.text)))
        if score > 0:
            hits.append(Hit(child, score))
    return sorted(hits, key=lambda hit: hit.score)[::-1]
