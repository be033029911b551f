"""You look the lengths up in `LENGTHS`, whichever you were given. Use the argument, `words`."""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in parent_ids:
        if parent_id not in sent and LENGTHS[parent_id] <= budget:
            sent.append(parent_id)
            budget -= LENGTHS[parent_id]
    return sent
