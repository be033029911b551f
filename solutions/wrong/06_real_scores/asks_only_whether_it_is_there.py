"""A title that is missing is well done. One that is an empty text leaves a lonely full stop: ask
for `if title`.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        if child.parent_id in titles:
            embedded = f"{titles[child.parent_id]}. {child.text}"
        else:
            embedded = child.text
        pairs.append((embedded, child.text))
    return pairs
