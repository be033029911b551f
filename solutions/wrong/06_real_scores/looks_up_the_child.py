"""You look up the title by the child's own id. Titles belong to parents: `child.parent_id`."""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.id)
        embedded = f"{title}. {child.text}" if title else child.text
        pairs.append((embedded, child.text))
    return pairs
