"""You go on only while the document has a child on *both* sides. At its beginning and its end
there is one side left, and it grows on.
"""


# 05.6
def fill_window(child, children, max_words):
    """The ids of a window around `child` that grows on both sides while there are words left."""
    own = {other.ordinal: other for other in children if other.document_id == child.document_id}
    words_left = max_words - count_words(child.text)
    if words_left < 0:
        return []
    first = last = child.ordinal
    grown = True
    while grown:
        grown = False
        after, before = own.get(last + 1), own.get(first - 1)
        if after is None or before is None:
            break
        if count_words(after.text) <= words_left:
            last, grown = last + 1, True
            words_left -= count_words(after.text)
        if count_words(before.text) <= words_left:
            first, grown = first - 1, True
            words_left -= count_words(before.text)
    return [own[place].id for place in range(first, last + 1)]
