"""You stop at the first repeat, and a parent behind it is never tried. Pass over the repeat and go
on: `continue`, not `break`.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in parent_ids:
        if parent_id in sent:
            break
        if words[parent_id] <= budget:
            sent.append(parent_id)
            budget -= words[parent_id]
    return sent
