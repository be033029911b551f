"""What is sent is spent now. Two faults are left: the `break`, which ends the walk at a parent
that is too long, and the repeat, which is sent again.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in parent_ids:
        if words[parent_id] > budget:
            break
        sent.append(parent_id)
        budget -= words[parent_id]
    return sent
