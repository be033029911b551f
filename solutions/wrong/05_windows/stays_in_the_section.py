"""Your window ends where the section of the hit ends. It runs on to the end of the document:
compare `document_id`, not `parent_id`.
"""


# 05.6
def fill_window(child, children, max_words):
    """The ids of a window around `child` that grows on both sides while there are words left."""
    own = {other.ordinal: other for other in children if other.parent_id == child.parent_id}
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
    return [own[place].id for place in range(edges[-1], edges[1] + 1)]
