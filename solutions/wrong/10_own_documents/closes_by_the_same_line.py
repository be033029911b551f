"""You close a block by the very line that opened it. A block opened by ```text is closed by ``` alone; compare the marks and not the lines."""


# 10.2
def headings(text):
    found, opened = [], ""
    for line in text.splitlines():
        if opened:
            if line == opened:
                opened = ""
        elif fence(line):
            opened = line
        elif line.startswith("## "):
            found.append(line[3:])
    return found
