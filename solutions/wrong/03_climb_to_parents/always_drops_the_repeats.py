"""You drop the repeats every time. Without `once` each parent in the list is paid for, also when
it comes again.
"""


# 03.1
def context_words(parent_ids, words, once=False):
    return sum(words[parent_id] for parent_id in unique_parents(parent_ids))
