"""`spans.sort()` changes the list you were given, and with it the order of the hits.
`sorted(spans)` gives you a new one.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    spans.sort()
    merged = []
    for first, last in spans:
        if merged and first - merged[-1][1] - 1 <= gap:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged
