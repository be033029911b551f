"""You take every line that begins with `## `. Inside a block of code it is code: keep in mind whether one is open."""


# 10.2
def headings(text):
    return [line[3:] for line in text.splitlines() if line.startswith("## ")]
