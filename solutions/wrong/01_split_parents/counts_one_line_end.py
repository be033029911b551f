"""You count one line end between two paragraphs, and there are two. Compare your second start
with the text: it is one too small.
"""


# 01.6
def paragraph_spans(text):
    """The (start, end) of each paragraph of `text`, without the white space around it."""
    place = 0
    for piece in text.split("\n\n"):
        paragraph = piece.strip()
        if paragraph:
            start = place + piece.index(paragraph)
            yield start, start + len(paragraph)
        place += len(piece) + 1
