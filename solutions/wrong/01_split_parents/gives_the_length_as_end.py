"""Your second number is the length of the piece. The end is a place in the text: the start plus
the length.
"""


# 01.5
def offsets(text, pieces):
    """The (start, end) of each piece of `text`, in reading order."""
    found = []
    end = 0
    for piece in pieces:
        start = text.find(piece, end)
        end = start + len(piece)
        found.append((start, len(piece)))
    return found
