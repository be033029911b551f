"""The length is that of the stripped paragraph, but the start is that of the piece, before its
white space. Find out where in the piece the paragraph begins.
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
