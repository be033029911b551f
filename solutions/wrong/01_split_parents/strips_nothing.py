"""You strip nothing: white space at the edge of a paragraph is taken in, and a piece of white
space alone counts as a paragraph. Look at `piece.strip()`.
"""


# 01.6
def paragraph_spans(text):
    place = 0
    for piece in text.split("\n\n"):
        if piece:
            yield place, place + len(piece)
        place += len(piece) + 2
