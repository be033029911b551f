"""You take every line that begins with `##`, so `### ` and `##C` come too. A heading of level 2 is `## ` with a blank."""


# 10.2
def headings(text):
    found, opened = [], ""
    for line in text.splitlines():
        mark = fence(line)
        if opened:
            if mark.startswith(opened) and line.rstrip() == mark:
                opened = ""
        elif mark:
            opened = mark
        elif line.startswith("##"):
            found.append(line.lstrip("#").strip())
    return found
