"""At 45 you sent one fact with a window of 0. A takes 20 words, B another 20, and both fit."""

# 07.5
window_0 = [3, 3, 3, 3, 1]
window_1 = [4, 2, 3, 1, 2]
