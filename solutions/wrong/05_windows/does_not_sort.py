"""You go through the spans as they come, and 3-5 comes after 5-7. A span can only be compared with
the one before it when they are in order: `sorted(spans)`.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    merged = []
    for first, last in spans:
        if merged and first - merged[-1][1] - 1 <= gap:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged
