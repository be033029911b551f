"""Your title stands before the first child of a parent only. Every child is embedded by itself, so
each of them needs it.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    seen = []
    for child in children:
        title = titles.get(child.parent_id)
        if title and child.parent_id not in seen:
            pairs.append((f"{title}. {child.text}", child.text))
            seen.append(child.parent_id)
        else:
            pairs.append((child.text, child.text))
    return pairs
