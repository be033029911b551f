"""You compare each span with the one before it in the sorted list. After 2-3, which lies inside
1-6, that is too short: compare with the last *merged* span.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    ordered = sorted(spans)
    merged = ordered[:1]
    for before, (first, last) in zip(ordered, ordered[1:]):
        if first - before[1] - 1 <= gap:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged
