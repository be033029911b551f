"""You count the line ends before the place, and the first line has none before it: it becomes line 0. Editors begin with 1."""


# 10.1
def line_of(text, offset):
    return text.count("\n", 0, offset)
