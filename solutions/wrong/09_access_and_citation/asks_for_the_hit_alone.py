"""You ask whether the reader may see the hit, and send its neighbours unasked. The same question
holds for each of them.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    allowed = {place: set(labels) <= reader for place, _, labels in children}
    if not allowed.get(hit):
        return []
    return [text for place, text, _ in sorted(children) if abs(place - hit) <= size]
