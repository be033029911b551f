"""Your answer is right the first time, but then lengths are gone from the caller's dictionary,
as `pop` takes them. Look them up with `words[...]`.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    sent = []
    for parent_id in parent_ids:
        if parent_id in words and words[parent_id] <= budget:
            sent.append(parent_id)
            budget -= words.pop(parent_id)
    return sent
