"""You reckon the header into the length of every piece, so each reaches too far. The header stands in the file once; beside the other pieces it is kept apart."""


# 10.3
def table_pieces(table, size):
    header, dashes, *rows = table.split("\n")
    pieces, start = [], 0
    for first in range(0, len(rows), size):
        lines = [header, dashes, *rows[first : first + size]]
        end = start + len("\n".join(lines))
        pieces.append((start, end, header if first else ""))
        start = end + 1
    return pieces
