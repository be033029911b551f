"""Between the title and the text a full stop is missing, so that they read as one sentence."""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.parent_id)
        embedded = f"{title} {child.text}" if title else child.text
        pairs.append((embedded, child.text))
    return pairs
