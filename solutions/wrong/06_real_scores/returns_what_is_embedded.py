"""You return what is embedded and lose what is sent. A pair is asked for, for each child."""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    texts = []
    for child in children:
        title = titles.get(child.parent_id)
        texts.append(f"{title}. {child.text}" if title else child.text)
    return texts
