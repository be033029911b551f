"""You want the closing fence to be exactly as long. It may be longer: at least as long is enough."""


# 10.2
def headings(text):
    found, opened = [], ""
    for line in text.splitlines():
        mark = fence(line)
        if opened:
            if mark == opened and line.rstrip() == mark:
                opened = ""
        elif mark:
            opened = mark
        elif line.startswith("## "):
            found.append(line[3:])
    return found
