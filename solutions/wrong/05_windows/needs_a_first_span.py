"""Without any span there is no first one to begin with. Nothing to merge gives an empty list."""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    ordered = sorted(spans)
    merged = [ordered[0]]
    for first, last in ordered[1:]:
        if first - merged[-1][1] - 1 <= gap:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged
