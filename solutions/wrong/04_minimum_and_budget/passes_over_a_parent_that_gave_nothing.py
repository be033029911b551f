"""You remember a parent when you meet it, even when nothing of it did fit. A later hit of the
same parent may be shorter: remember it only when it has given a piece.
"""


# 04.6
def small_to_big(question, children, parents, k=2, min_score=0, max_words=1000):
    hits = [hit for hit in search(question, children) if hit.score >= min_score][:k]
    met, sent = set(), []
    for hit in hits:
        parent_id = hit.child.parent_id
        if parent_id in met:
            continue
        met.add(parent_id)
        window = window_text(hit.child, children, parents)
        for text in [parents[parent_id].text, window, hit.child.text]:
            if count_words(text) <= max_words:
                sent.append(text)
                max_words -= count_words(text)
                break
    return sent
