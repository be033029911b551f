"""In the first pair you counted *the* twice, because it stands twice in the text. A term counts
once.
"""

# 02.2
predicted = [3, 0, 3]
