"""2-3 lies inside 1-6, and after it your span ends at 3. Keep the larger of the two ends."""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    merged = []
    for first, last in sorted(spans):
        if merged and first - merged[-1][1] - 1 <= gap:
            merged[-1] = (merged[-1][0], last)
        else:
            merged.append((first, last))
    return merged
