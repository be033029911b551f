"""Two hits of one section are both kept, and the section would be read twice."""


# 12.4
def climb(hits, k, minimum):
    """The best hit of each section, best first, at most `k` of them."""
    return [hit for hit in hits if hit.score >= minimum and hit.score > 0][:k]
