"""A child that scores 0 is no hit, and you return it at the end."""


# 12.3
def search(question, children, weights):
    """The hits for `question`, best first; ties keep the order of `children`."""
    asked = set(terms(question))
    hits = []
    for child in children:
        score = sum(weights[term] for term in asked & set(terms(child.text)))
        if score >= 0:
            hits.append(Hit(child, score))
    return sorted(hits, key=lambda hit: -hit.score)
