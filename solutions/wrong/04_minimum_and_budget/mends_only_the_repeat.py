"""A repeat is sent once now. Two faults are left: the `break` at a parent that is too long, and
the words, which are never taken off.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in parent_ids:
        if words[parent_id] > budget:
            break
        if parent_id not in sent:
            sent.append(parent_id)
    return sent
