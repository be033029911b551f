"""Behind the full stop a blank is missing, and the title's last word sticks to the text's first."""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.parent_id)
        embedded = f"{title}.{child.text}" if title else child.text
        pairs.append((embedded, child.text))
    return pairs
