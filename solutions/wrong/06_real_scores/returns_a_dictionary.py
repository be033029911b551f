"""You return a dictionary. Two children may be embedded by the same text, and then one of them is
lost: return a list of pairs.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    texts = {}
    for child in children:
        title = titles.get(child.parent_id)
        embedded = f"{title}. {child.text}" if title else child.text
        texts[embedded] = child.text
    return texts
