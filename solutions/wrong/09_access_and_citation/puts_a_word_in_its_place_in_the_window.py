"""You put a word in the place of a private child. It tells that something is hidden there. What is
withheld was never there.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    near = [child for child in sorted(children) if abs(child[0] - hit) <= size]
    return [text if set(labels) <= reader else "[withheld]" for _, text, labels in near]
