"""You count a line end for every line, the last one of a piece too. So a quote ends with a line end, or behind the end of the table."""


# 10.3
def table_pieces(table, size):
    header, dashes, *rows = table.split("\n")
    pieces, start = [], 0
    for first in range(0, len(rows), size):
        lines = rows[first : first + size]
        if first == 0:
            lines = [header, dashes, *lines]
        end = start + sum(len(line) + 1 for line in lines)
        pieces.append((start, end, header if first else ""))
        start = end
    return pieces
