"""A child whose parent has no title is gone from your list. It is embedded too, by its text alone."""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.parent_id)
        if title:
            pairs.append((f"{title}. {child.text}", child.text))
    return pairs
