"""Your first piece begins at the first row, and the header is in no piece at all. It belongs to the text of the first one."""


# 10.3
def table_pieces(table, size):
    header, dashes, *rows = table.split("\n")
    pieces, start = [], len(header) + len(dashes) + 2
    for first in range(0, len(rows), size):
        end = start + len("\n".join(rows[first : first + size]))
        pieces.append((start, end, header if first else ""))
        start = end + 1
    return pieces
