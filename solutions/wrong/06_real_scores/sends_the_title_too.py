"""You send what you embedded. The reader gets the child as it stands in its guide, `child.text`."""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.parent_id)
        embedded = f"{title}. {child.text}" if title else child.text
        pairs.append((embedded, embedded))
    return pairs
