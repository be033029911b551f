"""You give the texts alone. A child is `(place, text, labels)`, and the list holds children."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    return [text for _, text, labels in sorted(children) if set(labels) <= reader]
