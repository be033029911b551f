"""At 100 you stop at B. It is passed over, and C needs exactly the 40 words that A has left: p, r
and s.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 2, 1, 1, 2]
