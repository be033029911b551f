"""Your two lists are exchanged: the first is for a window of 0."""

# 07.5
window_0 = [4, 2, 3, 1, 2]
window_1 = [3, 3, 3, 3, 2]
