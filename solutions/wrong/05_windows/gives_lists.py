"""Your spans are lists, `[1, 5]`. Pairs are asked for: `(1, 5)`."""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    merged = []
    for first, last in sorted(spans):
        if merged and first - merged[-1][1] - 1 <= gap:
            merged[-1][1] = max(last, merged[-1][1])
        else:
            merged.append([first, last])
    return merged
