"""The two cases are exchanged: you drop the repeats when `once` is false."""


# 03.1
def context_words(parent_ids, words, once=False):
    """How many words are sent; with `once`, a parent that comes again costs nothing."""
    if not once:
        parent_ids = unique_parents(parent_ids)
    return sum(words[parent_id] for parent_id in parent_ids)
