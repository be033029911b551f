"""You add up all the parents in `words`, sent or not. Only those in `parent_ids` are sent."""


# 03.1
def context_words(parent_ids, words, once=False):
    if once:
        return sum(words.values())
    return sum(words[parent_id] for parent_id in parent_ids)
