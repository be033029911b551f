"""You give offsets where there is no paragraph: four line ends in a row make an empty piece.
Pass over a piece that is empty once it is stripped.
"""


# 01.6
def paragraph_spans(text):
    place = 0
    for piece in text.split("\n\n"):
        paragraph = piece.strip()
        start = place + piece.index(paragraph)
        yield start, start + len(paragraph)
        place += len(piece) + 2
