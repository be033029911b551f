"""You return how far the character stands from the beginning of its line. Asked for is the number of the line."""


# 10.1
def line_of(text, offset):
    return offset - text.rfind("\n", 0, offset)
