"""Your `return` stands inside the loop, so only the first child has its pair, and without children
there is no list. Move it out.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.parent_id)
        embedded = f"{title}. {child.text}" if title else child.text
        pairs.append((embedded, child.text))
        return pairs
