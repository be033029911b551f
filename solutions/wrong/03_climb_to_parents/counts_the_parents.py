"""You count the parents. We asked for their words: look each id up in `words`."""


# 03.1
def context_words(parent_ids, words, once=False):
    """How many words are sent; with `once`, a parent that comes again costs nothing."""
    if once:
        parent_ids = unique_parents(parent_ids)
    return len(parent_ids)
