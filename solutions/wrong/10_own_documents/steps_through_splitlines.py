"""You step through `splitlines()`, which takes a line end of two characters for one, so the offset runs ahead; and it ends lines at other marks too. Look at the line ends themselves."""


# 10.1
def line_of(text, offset):

    for number, line in enumerate(text.splitlines(), 1):
        offset -= len(line) + 1
        if offset < 0:
            return number
