"""You gave 110 words at least as much as 100. With 110, B fits after A and nothing is left for C
and its two facts: more words brought fewer facts.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 4, 3, 1, 2]
