"""You go on only while a whole run is left, and lose the rows at the end. The last piece may be shorter."""


# 10.3
def table_pieces(table, size):
    header, dashes, *rows = table.split("\n")
    pieces, start = [], 0
    for first in range(0, len(rows) - size + 1, size):
        lines = rows[first : first + size]
        if first == 0:
            lines = [header, dashes, *lines]
        end = start + len("\n".join(lines))
        pieces.append((start, end, header if first else ""))
        start = end + 1
    return pieces
