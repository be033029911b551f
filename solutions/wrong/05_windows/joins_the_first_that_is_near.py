"""You join a span to the first one that is near and stop there. It may be near to two, which then
are one as well; with the spans in order this cannot happen.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    merged = []
    for first, last in spans:
        for place, (start, end) in enumerate(merged):
            if first - end - 1 <= gap and start - last - 1 <= gap:
                merged[place] = (min(first, start), max(last, end))
                break
        else:
            merged.append((first, last))
    return sorted(merged)
