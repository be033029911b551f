"""At 100 A leaves 40 words, and C has 40. Exactly enough is enough."""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 2, 1, 1, 1]
