"""Two hits share a parent, and you send it twice. Remember which parents have given a piece."""


# 04.6
def small_to_big(question, children, parents, k=2, min_score=0, max_words=1000):
    hits = [hit for hit in search(question, children) if hit.score >= min_score][:k]
    sent = []
    for hit in hits:
        window = window_text(hit.child, children, parents)
        for text in [parents[hit.child.parent_id].text, window, hit.child.text]:
            if count_words(text) <= max_words:
                sent.append(text)
                max_words -= count_words(text)
                break
    return sent
