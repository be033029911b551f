"""You compare each span with the one that came before it among the hits, so 1-3 and 5-7 stay apart
before 3-5 has come. Put the spans in order first.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    merged = []
    for first, last in spans:
        if merged and first - merged[-1][1] - 1 <= gap and merged[-1][0] - last - 1 <= gap:
            merged[-1] = (min(first, merged[-1][0]), max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return sorted(merged)
