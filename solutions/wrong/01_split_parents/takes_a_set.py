"""A set drops the repeats and the order with them, so your list comes out in any order. Keep a
list and ask `not in` before you add.
"""


# 01.4
def unique_parents(child_ids):
    return list({child_id.split(".")[0] for child_id in child_ids})
