"""You stop at the first parent that does not fit, and a shorter one behind it is never tried.
Pass over it and go on.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    sent = []
    for parent_id in parent_ids:
        if parent_id in sent:
            continue
        if words[parent_id] > budget:
            break
        sent.append(parent_id)
        budget -= words[parent_id]
    return sent
