"""You stop at the first passage that does not fit. The lesson did so too; here it is passed over,
and at 100 and at 45 C comes after it, and fits.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 2, 1, 1, 0]
