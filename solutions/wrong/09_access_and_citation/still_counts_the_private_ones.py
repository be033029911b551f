"""A private child is still a step for you, so a window that comes out short tells that something
is there. Take out first, then count.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    near = [child for child in sorted(children) if abs(child[0] - hit) <= size]
    return [text for _, text, labels in near if set(labels) <= reader]
