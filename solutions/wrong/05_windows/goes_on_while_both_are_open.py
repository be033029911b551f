"""Your loop ends with the round in which one side is closed, and the other side could have grown
on. Go on while *one* of them is open: `or`, not `and`.
"""


# 05.6
def fill_window(child, children, max_words):
    """The ids of a window around `child` that grows on both sides while there are words left."""
    own = {other.ordinal: other for other in children if other.document_id == child.document_id}
    words_left = max_words - count_words(child.text)
    if words_left < 0:
        return []
    first = last = child.ordinal
    after = before = True
    while after and before:
        neighbour = own.get(last + 1)
        after = neighbour is not None and count_words(neighbour.text) <= words_left
        if after:
            last += 1
            words_left -= count_words(neighbour.text)
        neighbour = own.get(first - 1)
        before = neighbour is not None and count_words(neighbour.text) <= words_left
        if before:
            first -= 1
            words_left -= count_words(neighbour.text)
    return [own[place].id for place in range(first, last + 1)]
