"""You merge two spans and then begin afresh, so a third that touches them stays apart. Compare
each span with the last *merged* one.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    ordered = sorted(spans)
    merged = []
    place = 0
    while place < len(ordered):
        first, last = ordered[place]
        place += 1
        if place < len(ordered) and ordered[place][0] - last - 1 <= gap:
            last = max(last, ordered[place][1])
            place += 1
        merged.append((first, last))
    return merged
