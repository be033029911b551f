"""You compare each passage with the whole budget. What was sent is spent: write down what is left
after each.
"""

# 07.5
window_0 = [3, 3, 3, 3, 3]
window_1 = [4, 4, 4, 4, 2]
