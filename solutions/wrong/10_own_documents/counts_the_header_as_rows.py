"""You cut all lines into runs, the header and the dashes too. They are no rows: the first piece has them and `size` rows besides."""


# 10.3
def table_pieces(table, size):
    lines = table.split("\n")
    pieces, start = [], 0
    for first in range(0, len(lines), size):
        end = start + len("\n".join(lines[first : first + size]))
        pieces.append((start, end, lines[0] if first else ""))
        start = end + 1
    return pieces
