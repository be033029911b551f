"""You go through the ids sorted and without repeats, so the best parent may not come first. Keep
the order of the ids, and ask for each whether it is sent already.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in sorted(set(parent_ids)):
        if words[parent_id] <= budget:
            sent.append(parent_id)
            budget -= words[parent_id]
    return sent
