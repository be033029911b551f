"""You look up the title by the document's id. A document may have several parents, each with a
title of its own: `child.parent_id`.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.document_id)
        embedded = f"{title}. {child.text}" if title else child.text
        pairs.append((embedded, child.text))
    return pairs
