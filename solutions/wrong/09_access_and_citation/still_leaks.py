"""It still leaks: nobody asks whether the reader may see the neighbours."""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    return [text for place, text, _ in sorted(children) if abs(place - hit) <= size]
