"""Your function has no argument `once`. Keep the line as it was given: `def
context_words(parent_ids, words, once=False):`.
"""


# 03.1
def context_words(parent_ids, words):
    return sum(words[parent_id] for parent_id in parent_ids)
