"""You look for backticks. Tildes open a block of code too; `fence(line)` knows both."""


# 10.2
def headings(text):
    found, opened = [], ""
    for line in text.splitlines():
        mark = fence(line) if line.startswith("`") else ""
        if opened:
            if mark.startswith(opened) and line.rstrip() == mark:
                opened = ""
        elif mark:
            opened = mark
        elif line.startswith("## "):
            found.append(line[3:])
    return found
