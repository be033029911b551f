"""You drop equal *lengths*, so two parents of 40 words are paid for as one. Drop the repeats
among the ids.
"""


# 03.1
def context_words(parent_ids, words, once=False):
    if once:
        return sum({words[parent_id] for parent_id in parent_ids})
    return sum(words[parent_id] for parent_id in parent_ids)
