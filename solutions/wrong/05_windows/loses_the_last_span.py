"""The last span never comes out: you put a span away only when the next one begins. After the loop
one is still waiting.
"""


# 05.3
def merge_close(spans, gap=0):
    """The spans, in order, merged where at most `gap` positions are missing between them."""
    merged = []
    start, end = None, None
    for first, last in sorted(spans):
        if start is None:
            start, end = first, last
        elif first - end - 1 <= gap:
            end = max(last, end)
        else:
            merged.append((start, end))
            start, end = first, last
    return merged
