"""Your pairs are the wrong way round: what is embedded comes first, then what is sent."""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.parent_id)
        embedded = f"{title}. {child.text}" if title else child.text
        pairs.append((child.text, embedded))
    return pairs
