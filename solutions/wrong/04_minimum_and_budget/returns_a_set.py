"""You return a set. It has no repeats, and no order either. We asked for a list, best first."""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = set()
    for parent_id in parent_ids:
        if parent_id not in sent and words[parent_id] <= budget:
            sent.add(parent_id)
            budget -= words[parent_id]
    return sent
