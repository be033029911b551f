"""Your offsets take in the white space around a paragraph. The paragraph is `piece.strip()`:
start where it starts and end where it ends.
"""


# 01.6
def paragraph_spans(text):
    """The (start, end) of each paragraph of `text`, without the white space around it."""
    place = 0
    for piece in text.split("\n\n"):
        paragraph = piece
        if paragraph.strip():
            start = place + piece.index(paragraph)
            yield start, start + len(paragraph)
        place += len(piece) + 2
