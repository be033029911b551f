"""A piece with exactly as many words as are left fits too: at most is `<=`."""


# 04.6
def small_to_big(question, children, parents, k=2, min_score=0, max_words=1000):
    """The texts to send for `question`, best first, at most `max_words` words in all."""
    hits = [hit for hit in search(question, children) if hit.score >= min_score][:k]
    sent = {}
    for hit in hits:
        parent_id = hit.child.parent_id
        if parent_id in sent:
            continue
        window = window_text(hit.child, children, parents)
        for text in [parents[parent_id].text, window, hit.child.text]:
            if count_words(text) < max_words:
                sent[parent_id] = text
                max_words -= count_words(text)
                break
    return list(sent.values())
