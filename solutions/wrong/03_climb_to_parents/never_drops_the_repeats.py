"""Your function does the same with `once` and without: it pays for the repeat. Drop the repeats
when `once` is true.
"""


# 03.1
def context_words(parent_ids, words, once=False):
    return sum(words[parent_id] for parent_id in parent_ids)
