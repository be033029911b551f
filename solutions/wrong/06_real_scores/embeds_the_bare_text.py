"""You embed the child's text alone, and nothing in it says what it is about. Put the title before
it.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    return [(child.text, child.text) for child in children]
