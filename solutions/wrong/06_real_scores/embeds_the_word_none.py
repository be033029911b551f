"""Where there is no title you embed the word None before the text. Ask whether there is one."""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    return [(f"{titles.get(child.parent_id)}. {child.text}", child.text) for child in children]
