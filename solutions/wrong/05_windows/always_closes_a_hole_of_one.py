"""You close a hole of one child, whatever `gap` is. Compare with `gap`, and not with a number of
your own.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    merged = []
    for first, last in sorted(spans):
        if merged and first - merged[-1][1] - 1 <= 1:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged
