"""You keep one hit of each document. Two sections of one document are two passages."""


# 12.4
def climb(hits, k, minimum):
    """The best hit of each section, best first, at most `k` of them."""
    best = {}
    for hit in hits:
        if hit.score >= minimum and hit.score > 0:
            best.setdefault(hit.child.document_id, hit)
    return list(best.values())[:k]
