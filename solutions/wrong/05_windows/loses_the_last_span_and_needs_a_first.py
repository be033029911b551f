"""The last span never comes out: you put a span away only when the next one begins. After the loop
one is still waiting; and without spans there is none to begin with.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    ordered = sorted(spans)
    merged = []
    start, end = ordered[0]
    for first, last in ordered[1:]:
        if first - end - 1 <= gap:
            end = max(last, end)
        else:
            merged.append((start, end))
            start, end = first, last
    return merged
