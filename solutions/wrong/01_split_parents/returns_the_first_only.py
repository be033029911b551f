"""You return at the first paragraph, so there is never a second. Use `yield`, or collect the
pairs in a list and return it after the loop.
"""


# 01.6
def paragraph_spans(text):
    place = 0
    for piece in text.split("\n\n"):
        paragraph = piece.strip()
        if paragraph:
            start = place + piece.index(paragraph)
            return [(start, start + len(paragraph))]
        place += len(piece) + 2
    return []
