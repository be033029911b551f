"""At 45 you sent C with a window of 0. A and B have taken 40 words, so 5 are left."""

# 07.5
window_0 = [3, 3, 3, 3, 3]
window_1 = [4, 2, 3, 1, 2]
