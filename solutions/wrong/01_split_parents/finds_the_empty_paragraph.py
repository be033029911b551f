"""You look for an empty paragraph too, and `find` finds that anywhere. Pass over a piece that is
empty once it is stripped.
"""


# 01.6
def paragraph_spans(text):
    end = 0
    for piece in text.split("\n\n"):
        paragraph = piece.strip()
        start = text.find(paragraph, end)
        end = start + len(paragraph)
        yield start, end
