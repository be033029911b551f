"""With a window of 1 all four facts are there for you, whatever the budget. The three passages
have 150 words: at 110, at 100, at 80 and at 45 something is left out.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 4, 4, 4, 4]
