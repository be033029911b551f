"""You strip the paragraph for its length but still start before the white space, so the slice
begins and ends too early. Find out where in the piece the paragraph begins.
"""


# 01.6
def paragraph_spans(text):
    """The (start, end) of each paragraph of `text`, without the white space around it."""
    place = 0
    for piece in text.split("\n\n"):
        paragraph = piece.strip()
        if paragraph:
            start = place
            yield start, start + len(paragraph)
        place += len(piece) + 2
