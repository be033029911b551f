"""Where there is no title, `get` gives None, and nothing can be added to None. Ask for `if title`
first.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.parent_id)
        pairs.append((title + ". " + child.text, child.text))
    return pairs
