"""You begin each piece where the one before ends, which is at the line end between the two. Go one on, or every quote begins with a line end and loses its last character."""


# 10.3
def table_pieces(table, size):
    header, dashes, *rows = table.split("\n")
    pieces, start = [], 0
    for first in range(0, len(rows), size):
        lines = rows[first : first + size]
        if first == 0:
            lines = [header, dashes, *lines]
        end = start + len("\n".join(lines))
        pieces.append((start, end, header if first else ""))
        start = end
    return pieces
