"""You send the shortest parents first. More of them fit that way, and the best hit may be the
one that is left out. Keep the order of the ids.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    """The ids of the parents that are sent whole, best first, within `budget` words."""
    sent = []
    for parent_id in sorted(parent_ids, key=lambda parent_id: words[parent_id]):
        if parent_id not in sent and words[parent_id] <= budget:
            sent.append(parent_id)
            budget -= words[parent_id]
    return sent
