"""You compare each parent with the whole budget and never take off what is spent. After A only
20 of the 70 words are left.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in parent_ids:
        if parent_id not in sent and words[parent_id] <= budget:
            sent.append(parent_id)
    return sent
