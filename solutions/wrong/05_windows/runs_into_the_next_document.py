"""You go by the place in the list, and there the next document follows. Take the children of the
hit's own document first.
"""


# 05.6
def fill_window(child, children, max_words):
    """The ids of a window around `child` that grows on both sides while there are words left."""
    words_left = max_words - count_words(child.text)
    if words_left < 0:
        return []
    place = children.index(child)
    edges, sides = {1: place, -1: place}, [1, -1]
    while sides:
        side = sides.pop(0)
        neighbour = edges[side] + side
        if 0 <= neighbour < len(children) and count_words(children[neighbour].text) <= words_left:
            edges[side] = neighbour
            words_left -= count_words(children[neighbour].text)
            sides.append(side)
    return [one.id for one in children[edges[-1] : edges[1] + 1]]
