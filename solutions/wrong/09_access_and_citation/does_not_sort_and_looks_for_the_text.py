"""You count the steps in the order in which the children came, and that is any order: sort them by
their places first. And you look for the hit by its text, which may stand twice: look for its place.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    texts = [text for _, text, labels in children if set(labels) <= reader]
    own = [text for place, text, _ in children if place == hit]
    if not own or own[0] not in texts:
        return []
    middle = texts.index(own[0])
    return texts[max(0, middle - size) : middle + size + 1]
