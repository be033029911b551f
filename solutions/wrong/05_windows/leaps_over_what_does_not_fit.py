"""You leap over a child that does not fit and send the one after it, so the passage has a hole that
nobody sees. A side is closed at its first child that does not fit.
"""


# 05.6
def fill_window(child, children, max_words):
    """The ids of a window around `child` that grows on both sides while there are words left."""
    own = {other.ordinal: other for other in children if other.document_id == child.document_id}
    words_left = max_words - count_words(child.text)
    if words_left < 0:
        return []
    places = [child.ordinal]
    for step in range(1, len(own) + 1):
        for place in [child.ordinal + step, child.ordinal - step]:
            if place in own and count_words(own[place].text) <= words_left:
                places.append(place)
                words_left -= count_words(own[place].text)
    return [own[place].id for place in sorted(places)]
