"""At 110 A and B take all the words, so C is shut out. And p, which stands in both, counts once: p
and q.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 3, 3, 1, 2]
