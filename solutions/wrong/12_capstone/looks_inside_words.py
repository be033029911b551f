"""You look for the term anywhere in the child's text, and find `hill` when the question says `hil`.
Compare terms with terms.
"""


# 12.3
def search(question, children, weights):
    """The hits for `question`, best first; ties keep the order of `children`."""
    asked = set(terms(question))
    hits = []
    for child in children:
        words = set(terms(child.text))
        score = sum(weights[word] for word in words if any(term in word for term in asked))
        if score > 0:
            hits.append(Hit(child, score))
    return sorted(hits, key=lambda hit: -hit.score)
