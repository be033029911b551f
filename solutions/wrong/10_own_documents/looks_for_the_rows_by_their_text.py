"""You look for each run by its text, and find the first place where it stands. Rows can stand twice: count the offsets on from piece to piece."""


# 10.3
def table_pieces(table, size):
    header, dashes, *rows = table.split("\n")
    pieces = []
    for first in range(0, len(rows), size):
        lines = rows[first : first + size]
        if first == 0:
            lines = [header, dashes, *lines]
        text = "\n".join(lines)
        start = table.index(text)
        pieces.append((start, start + len(text), header if first else ""))
    return pieces
