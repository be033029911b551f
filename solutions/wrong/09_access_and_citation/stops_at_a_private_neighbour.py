"""Your window ends at a private child, as if the document ended there. Only it is passed over;
what the reader may see behind it comes.
"""


# 09.4
def window_for(hit, children, reader, size):
    """The texts around the place `hit`, as if the reader's children were all there are."""
    ordered = sorted(children)
    allowed = {place: set(labels) <= reader for place, _, labels in ordered}
    if not allowed.get(hit):
        return []
    first = last = hit
    for _ in range(size):
        first -= allowed.get(first - 1, False)
        last += allowed.get(last + 1, False)
    return [text for place, text, _ in ordered if first <= place <= last]
