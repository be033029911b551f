"""Your window takes neighbours from the next section. The places run on through the document, so
ask for the section too.
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
        window = "\n\n".join(other.text for other in near)
        for text in [section.text, window, child.text]:
            if count_words(text) <= max_words:
                pieces.append(Piece(section.document_id, text))
                max_words -= count_words(text)
                break
    return pieces
