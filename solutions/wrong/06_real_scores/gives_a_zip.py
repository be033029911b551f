"""You return a `zip`, which only promises the pairs. `list(...)` around it makes the list that is
asked for.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    embedded = []
    for child in children:
        title = titles.get(child.parent_id)
        embedded.append(f"{title}. {child.text}" if title else child.text)
    return zip(embedded, [child.text for child in children])
