"""A parent that is sent already still costs its words the second time. Ask whether it was sent
before you take anything off.
"""


# 04.4
def send_parents(parent_ids, words, budget):
    sent = []
    for parent_id in parent_ids:
        if words[parent_id] <= budget:
            if parent_id not in sent:
                sent.append(parent_id)
            budget -= words[parent_id]
    return sent
