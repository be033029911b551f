"""You sort by the ends, so a short span comes before the long one around it, and the beginning of
the long one is lost. Sort by where they begin.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    merged = []
    for first, last in sorted(spans, key=lambda span: span[1]):
        if merged and first - merged[-1][1] - 1 <= gap:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged
