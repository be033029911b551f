"""You cut the blocks out with a pattern and read the rest. A block that is never closed is not cut out, and a shorter fence ends yours too early: go line by line and remember the mark."""


# 10.2
def headings(text):
    rest = re.sub(r"^(`{3,}|~{3,})[^\n]*\n.*?^\1[^\n]*$", "", text, flags=re.M | re.S)
    return [line[3:] for line in rest.splitlines() if line.startswith("## ")]
