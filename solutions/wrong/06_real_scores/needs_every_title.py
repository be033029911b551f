"""You look up a title that is not there. `titles.get(child.parent_id)` gives None in that case,
and then the text alone is embedded.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles[child.parent_id]
        embedded = f"{title}. {child.text}" if title else child.text
        pairs.append((embedded, child.text))
    return pairs
