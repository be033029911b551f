"""The numbers are right, but the caller's own list has lost its repeats. Make a new one and
leave theirs as it is.
"""


# 03.1
def context_words(parent_ids, words, once=False):
    if once:
        for parent_id in list(parent_ids):
            while parent_ids.count(parent_id) > 1:
                parent_ids.remove(parent_id)
    return sum(words[parent_id] for parent_id in parent_ids)
