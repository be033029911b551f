"""Every fence turns code on or off, whatever it is made of. Inside backticks a line of tildes is code like any other: remember which mark opened the block."""


# 10.2
def headings(text):
    found, inside = [], False
    for line in text.splitlines():
        if fence(line):
            inside = not inside
        elif line.startswith("## ") and not inside:
            found.append(line[3:])
    return found
