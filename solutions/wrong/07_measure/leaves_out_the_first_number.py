"""There are four numbers in your lists. The first of the five is for no budget at all."""

# 07.5
window_0 = [3, 3, 3, 2]
window_1 = [2, 3, 1, 2]
