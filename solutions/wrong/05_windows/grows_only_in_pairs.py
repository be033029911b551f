"""You grow only while a child on *both* sides fits. Take one at a time; at the edge of a document
there is only one.
"""


# 05.6
def fill_window(child, children, max_words):
    """The ids of a window around `child` that grows on both sides while there are words left."""
    own = {other.ordinal: other for other in children if other.document_id == child.document_id}
    words_left = max_words - count_words(child.text)
    if words_left < 0:
        return []
    window = 0
    while True:
        pair = [own.get(child.ordinal + window + 1), own.get(child.ordinal - window - 1)]
        if None in pair or sum(count_words(one.text) for one in pair) > words_left:
            break
        words_left -= sum(count_words(one.text) for one in pair)
        window += 1
    return [own[place].id for place in range(child.ordinal - window, child.ordinal + window + 1)]
