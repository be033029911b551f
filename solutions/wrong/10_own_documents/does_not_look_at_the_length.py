"""You compare the mark and not its length. Four backticks are not closed by three: that is how one shows a block of code inside another."""


# 10.2
def headings(text):
    found, opened = [], ""
    for line in text.splitlines():
        mark = fence(line)
        if opened:
            if mark and mark[0] == opened[0] and line.rstrip() == mark:
                opened = ""
        elif mark:
            opened = mark
        elif line.startswith("## "):
            found.append(line[3:])
    return found
