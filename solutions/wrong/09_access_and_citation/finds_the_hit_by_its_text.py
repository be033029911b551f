"""You look for the hit by its text, and the same sentence may stand twice: you find the first. The
place says which one is meant, so look for that among the places of what the reader may see.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    texts = [text for _, text, _ in seen]
    own = [text for place, text, labels in children if place == hit and set(labels) <= reader]
    if not own:
        return []
    middle = texts.index(own[0])
    return texts[max(0, middle - size) : middle + size + 1]
