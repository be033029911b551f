"""A fence with a word behind it, as ```python, closes your block. It can only open one: what closes has nothing behind it."""


# 10.2
def headings(text):
    found, opened = [], ""
    for line in text.splitlines():
        mark = fence(line)
        if opened:
            if mark.startswith(opened):
                opened = ""
        elif mark:
            opened = mark
        elif line.startswith("## "):
            found.append(line[3:])
    return found
