"""Your window takes neighbours from the next section, and their offsets mean nothing in this one.
Ask for the section too, not only for the place.
"""


# 12.5
def send(hits, children, parents, max_words):
    """The pieces to send, at most `max_words` words in all."""
    pieces = []
    for hit in hits:
        child, section = hit.child, parents[hit.child.parent_id]
        near = [
            other
            for other in children
            if other.document_id == child.document_id and abs(other.ordinal - child.ordinal) <= 1
        ]
        window = section.text[near[0].start : near[-1].end]
        for text in [section.text, window, child.text]:
            if count_words(text) <= max_words:
                pieces.append(Piece(section.document_id, text))
                max_words -= count_words(text)
                break
    return pieces
