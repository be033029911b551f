"""You go by the place in the list. There the next document follows, and before the first child of
all Python counts backwards: `children[-1]` is the last one. Take the hit's own document first.
"""


# 05.6
def fill_window(child, children, max_words):
    """The ids of a window around `child` that grows on both sides while there are words left."""
    words_left = max_words - count_words(child.text)
    if words_left < 0:
        return []
    place = children.index(child)
    edges, sides = {1: place, -1: place}, [1, -1]
    ids = [child.id]
    while sides:
        side = sides.pop(0)
        neighbour = edges[side] + side
        if neighbour == len(children) or len(ids) == len(children):
            continue
        if count_words(children[neighbour].text) <= words_left:
            edges[side] = neighbour
            words_left -= count_words(children[neighbour].text)
            name = children[neighbour].id
            ids = [*ids, name] if side == 1 else [name, *ids]
            sides.append(side)
    return ids
