"""You count the line ends of the whole text. Only those before the place matter: `count` takes a beginning and an end."""


# 10.1
def line_of(text, offset):
    return text.count("\n") + 1
