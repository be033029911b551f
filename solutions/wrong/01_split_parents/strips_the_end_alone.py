"""You strip the end of a paragraph and not its beginning. `strip` does both, and the start moves
with it.
"""


# 01.6
def paragraph_spans(text):
    place = 0
    for piece in text.split("\n\n"):
        paragraph = piece.rstrip()
        if paragraph:
            yield place, place + len(paragraph)
        place += len(piece) + 2
