"""A parent that comes again is sent again while there is room. Ask whether it is in the list
already.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in parent_ids:
        if words[parent_id] <= budget:
            sent.append(parent_id)
            budget -= words[parent_id]
    return sent
