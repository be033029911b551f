"""You merge each span with the one after it and put every pair in the list, so some spans come
twice. Keep one list of merged spans, and change its last one.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    ordered = sorted(spans)
    merged = []
    for place in range(len(ordered) - 1):
        (first, last), (next_first, next_last) = ordered[place], ordered[place + 1]
        if next_first - last - 1 <= gap:
            merged.append((first, max(last, next_last)))
        else:
            merged.append((first, last))
            merged.append((next_first, next_last))
    return merged
