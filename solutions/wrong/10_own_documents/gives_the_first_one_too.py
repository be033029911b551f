"""You give the first piece its header beside it as well. It has the header in its text, and would show it twice."""


# 10.3
def table_pieces(table, size):
    header, dashes, *rows = table.split("\n")
    pieces, start = [], 0
    for first in range(0, len(rows), size):
        lines = rows[first : first + size]
        if first == 0:
            lines = [header, dashes, *lines]
        end = start + len("\n".join(lines))
        pieces.append((start, end, header))
        start = end + 1
    return pieces
