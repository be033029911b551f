"""With a window of 1 you count the passages that are sent. Count the facts in them, each once."""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [3, 2, 2, 1, 1]
