"""Where the hit is private you send what stands around it, and that tells where it is. The list is
empty then.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    seen = [child for child in sorted(children) if set(child[2]) <= reader]
    before = [text for place, text, _ in seen if place < hit]
    after = [text for place, text, _ in seen if place > hit]
    middle = [text for place, text, _ in seen if place == hit]
    return before[max(0, len(before) - size) :] + middle + after[:size]
