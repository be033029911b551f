"""Your function prints the number and gives nothing back. Put `return` in the place of `print`."""


# 03.1
def context_words(parent_ids, words, once=False):
    """How many words are sent; with `once`, a parent that comes again costs nothing."""
    if once:
        parent_ids = unique_parents(parent_ids)
    print(sum(words[parent_id] for parent_id in parent_ids))
