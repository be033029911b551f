"""You cut at every line end. A paragraph goes on over a single line end and stops at two."""


# 01.6
def paragraph_spans(text):
    start = 0
    for line in text.splitlines(keepends=True):
        if line.strip():
            yield start, start + len(line.rstrip())
        start += len(line)
