"""You cut the section where the budget ends, in mid-sentence. Send a whole section, window or
child.
"""


# 12.5
def send(hits, children, parents, max_words):
    """The pieces to send, at most `max_words` words in all."""
    pieces = []
    for hit in hits:
        section = parents[hit.child.parent_id]
        words = section.text.split()[:max_words]
        if words:
            pieces.append(Piece(section.document_id, " ".join(words)))
            max_words -= len(words)
    return pieces
