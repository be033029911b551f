"""You cut the parent out of the child's id, at the first dot, and a parent's id may have a dot
itself. `child.parent_id` has it.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    pairs = []
    for child in children:
        title = titles.get(child.id.split(".")[0])
        embedded = f"{title}. {child.text}" if title else child.text
        pairs.append((embedded, child.text))
    return pairs
