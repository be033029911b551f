"""A parent with exactly as many words as are left fits too: at most is `<=`."""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in parent_ids:
        if parent_id not in sent and words[parent_id] < budget:
            sent.append(parent_id)
            budget -= words[parent_id]
    return sent
