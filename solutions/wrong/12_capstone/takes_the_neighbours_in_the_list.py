"""Your window takes the neighbours in the list of all children, and at the end of a section that is
a child of the next one. Look whether `parent_id` is the same.
"""


# 12.5
def send(hits, children, parents, max_words):
    """The pieces to send, at most `max_words` words in all."""
    pieces = []
    for hit in hits:
        child, section = hit.child, parents[hit.child.parent_id]
        place = children.index(child)
        near = children[max(place - 1, 0) : place + 2]
        window = section.text[near[0].start : near[-1].end]
        for text in [section.text, window, child.text]:
            if count_words(text) <= max_words:
                pieces.append(Piece(section.document_id, text))
                max_words -= count_words(text)
                break
    return pieces
