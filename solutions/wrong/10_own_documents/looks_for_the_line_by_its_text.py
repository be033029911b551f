"""You look for the line by what it says, and get the first that says it. The same line can stand twice; the offset knows which one is meant."""


# 10.1
def line_of(text, offset):
    start = text.rfind("\n", 0, offset) + 1
    end = text.find("\n", start)
    line = text[start : end if end >= 0 else len(text)]
    return text.split("\n").index(line) + 1
