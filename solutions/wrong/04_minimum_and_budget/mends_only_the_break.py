"""A parent that is too long is passed over now. Two faults are left: the words are never taken
off, and the repeat is sent again.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in parent_ids:
        if words[parent_id] > budget:
            continue
        sent.append(parent_id)
    return sent
