"""You try to write into the child, and it cannot be changed. Nor should it: its text is what is
sent. Put the text to embed under a name of its own.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.parent_id)
        if title:
            child.text = f"{title}. {child.text}"
        pairs.append((child.text, child.text))
    return pairs
