"""You go through pairs of neighbours, and every pair gives a span of its own. So the last span is
lost, and a third that touches stays apart: compare each span with the last *merged* one.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    ordered = sorted(spans)
    merged = []
    for before, after in zip(ordered, ordered[1:]):
        if after[0] - before[1] - 1 <= gap:
            merged.append((before[0], max(before[1], after[1])))
        else:
            merged.append(before)
    return merged
