"""Your regular expression takes the empty lines together, and what is left of a text of white
space is empty. Pass over a piece that is empty once it is stripped.
"""

# 01.6
import re


def paragraph_spans(text):
    end = 0
    for piece in re.split(r"\n\n+", text):
        paragraph = piece.strip()
        start = text.find(paragraph, end)
        end = start + len(paragraph)
        yield start, end
