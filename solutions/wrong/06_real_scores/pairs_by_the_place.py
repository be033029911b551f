"""You give the first child the first title and the second the second. Two children may have one
parent, and some have no title: look it up by `child.parent_id`.
"""


# 06.4
def embed_and_send(children, titles):
    """A pair for each child: the text that is embedded, and the text that is sent."""
    return [
        (f"{title}. {child.text}", child.text) for child, title in zip(children, titles.values())
    ]
