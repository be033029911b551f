"""Your numbers stand the wrong way round. The order is: without a budget, 110, 100, 80, 45."""

# 07.5
window_0 = [2, 3, 3, 3, 3]
window_1 = [2, 1, 3, 2, 4]
