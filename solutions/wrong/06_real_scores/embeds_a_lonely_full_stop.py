"""Without a title your text begins with a full stop and a blank. Put them there only when there is
a title.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    return [(f"{titles.get(child.parent_id, '')}. {child.text}", child.text) for child in children]
