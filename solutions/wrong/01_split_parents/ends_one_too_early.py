"""Your end is the last character of the piece. A slice stops *before* its end, so the end is one
further: `start + len(piece)`.
"""


# 01.5
def offsets(text, pieces):
    """The (start, end) of each piece of `text`, in reading order."""
    found = []
    end = 0
    for piece in pieces:
        start = text.find(piece, end)
        end = start + len(piece)
        found.append((start, end - 1))
    return found
