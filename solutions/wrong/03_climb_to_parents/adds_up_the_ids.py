"""With `once` you add up the ids in the place of their words. Look each one up:
`words[parent_id]`.
"""


# 03.1
def context_words(parent_ids, words, once=False):
    if once:
        return sum(set(parent_ids))
    return sum(words[parent_id] for parent_id in parent_ids)
