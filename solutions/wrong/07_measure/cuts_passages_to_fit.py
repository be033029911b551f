"""At 80 you sent a second fact. A leaves 20 words, and neither B nor C fits whole: a passage is
not cut.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 2, 3, 2, 2]
