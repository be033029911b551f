"""Your function prints the text and gives nothing back. Put `return` in the place of `print`."""


# 02.3
def best_text(query, children):
    """The text of the best child for `query`, or "nothing found"."""
    hits = search(query, children)
    if not hits:
        print("nothing found")
    else:
        print(hits[0].child.text)
