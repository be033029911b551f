"""You sort the ids as texts, and there `G.10` stands before `G.8`. Document order is that of the
positions, `ordinal`.
"""


# 05.6
def fill_window(child, children, max_words):
    """The ids of a window around `child` that grows on both sides while there are words left."""
    own = {other.ordinal: other for other in children if other.document_id == child.document_id}
    words_left = max_words - count_words(child.text)
    if words_left < 0:
        return []
    edges, sides = {1: child.ordinal, -1: child.ordinal}, [1, -1]
    while sides:
        side = sides.pop(0)
        neighbour = own.get(edges[side] + side)
        if neighbour and count_words(neighbour.text) <= words_left:
            edges[side] += side
            words_left -= count_words(neighbour.text)
            sides.append(side)
    return sorted(own[place].id for place in range(edges[-1], edges[1] + 1))
