"""What you put beside the pieces is the line of dashes. The header is the line above it."""


# 10.3
def table_pieces(table, size):
    header, dashes, *rows = table.split("\n")
    pieces, start = [], 0
    for first in range(0, len(rows), size):
        lines = rows[first : first + size]
        if first == 0:
            lines = [header, dashes, *lines]
        end = start + len("\n".join(lines))
        pieces.append((start, end, dashes if first else ""))
        start = end + 1
    return pieces
