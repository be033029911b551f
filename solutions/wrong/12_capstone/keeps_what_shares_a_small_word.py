"""A child that shares only words of weight 0 scores 0, and is no hit. Ask for the score, not for
the shared words.
"""


# 12.3
def search(question, children, weights):
    """The hits for `question`, best first; ties keep the order of `children`."""
    asked = set(terms(question))
    hits = []
    for child in children:
        score = sum(weights[term] for term in asked & set(terms(child.text)))
        if asked & set(terms(child.text)):
            hits.append(Hit(child, score))
    return sorted(hits, key=lambda hit: -hit.score)
