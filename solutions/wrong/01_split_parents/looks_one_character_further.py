"""You go on looking one character after the last start, which is still inside the last piece. In
`No no. no.` the second piece is then found inside the first.
"""


# 01.5
def offsets(text, pieces):
    found = []
    start = -1
    for piece in pieces:
        start = text.find(piece, start + 1)
        found.append((start, start + len(piece)))
    return found
