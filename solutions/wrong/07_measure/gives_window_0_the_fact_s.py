"""With a window of 0 there are three facts at the most: s stands beside C, and only the wider
window reaches it.
"""

# 07.5
window_0 = [4, 4, 4, 4, 2]
window_1 = [4, 2, 3, 1, 2]
