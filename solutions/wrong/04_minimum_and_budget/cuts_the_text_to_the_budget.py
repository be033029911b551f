"""You cut the text after so many words. A rule cut in mid-sentence can say the opposite; send a
whole piece or none.
"""


# 04.6
def small_to_big(question, children, parents, k=2, min_score=0, max_words=1000):
    hits = [hit for hit in search(question, children) if hit.score >= min_score][:k]
    sent = {}
    for hit in hits:
        parent_id = hit.child.parent_id
        if parent_id not in sent and max_words > 0:
            words = parents[parent_id].text.split()[:max_words]
            sent[parent_id] = " ".join(words)
            max_words -= len(words)
    return list(sent.values())
