"""The private hit gives nothing now. But a private neighbour is still a step, so a window that
comes out short tells. Take out first, then count.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    near = [child for child in sorted(children) if abs(child[0] - hit) <= size]
    near = [child for child in near if set(child[2]) <= reader]
    return [text for _, text, _ in near] if hit in [place for place, _, _ in near] else []
