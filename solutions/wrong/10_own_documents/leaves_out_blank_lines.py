"""You leave out the blank lines. An editor counts them too."""


# 10.1
def line_of(text, offset):
    return len([line for line in text[: offset + 1].split("\n") if line]) or 1
