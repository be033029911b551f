"""You give back the whole line. Asked for are the words behind `## `."""


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
        elif line.startswith("## "):
            found.append(line)
    return found
