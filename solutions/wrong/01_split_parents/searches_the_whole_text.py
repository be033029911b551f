"""You look for each paragraph with `text.find`, which finds one that stands twice at its first
place both times. Take the offset while you walk.
"""


# 01.6
def paragraph_spans(text):
    for piece in text.split("\n\n"):
        paragraph = piece.strip()
        if paragraph:
            start = text.find(paragraph)
            yield start, start + len(paragraph)
