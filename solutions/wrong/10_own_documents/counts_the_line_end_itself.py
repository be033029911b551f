"""You count the line ends up to and with the character at `offset`. A line end belongs to the line it ends, so it is counted one line too far down."""


# 10.1
def line_of(text, offset):
    return text[: offset + 1].count("\n") + 1
