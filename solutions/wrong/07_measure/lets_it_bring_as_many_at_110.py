"""At 110 you have as many as at 100. But B fits there after A, takes all that is left, and C with
its two facts is shut out.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 3, 3, 2, 2]
