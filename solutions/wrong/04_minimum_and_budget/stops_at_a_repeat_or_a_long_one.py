"""You stop at the first parent that is sent already or does not fit. In both cases pass over it
and try the next: `continue`, not `break`.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in parent_ids:
        if parent_id in sent or words[parent_id] > budget:
            break
        sent.append(parent_id)
        budget -= words[parent_id]
    return sent
