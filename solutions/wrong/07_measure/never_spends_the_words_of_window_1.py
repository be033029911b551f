"""With a window of 1 you compare each passage with the whole budget. What was sent is spent: at 80
A has taken 60, and 20 are left.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 4, 4, 4, 2]
