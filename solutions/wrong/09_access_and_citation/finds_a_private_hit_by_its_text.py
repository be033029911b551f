"""You look for the hit by its text. The same sentence may stand twice, so you find the first, or
another one where the hit itself is private. Look for its place among those the reader may see.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    texts = [text for _, text, labels in sorted(children) if set(labels) <= reader]
    own = [text for place, text, _ in children if place == hit]
    if not own or own[0] not in texts:
        return []
    middle = texts.index(own[0])
    return texts[max(0, middle - size) : middle + size + 1]
