"""Your numbers stand in quotes, which makes texts of them. Write them without."""

# 07.5
window_0 = ["3", "3", "3", "3", "2"]
window_1 = ["4", "2", "3", "1", "2"]
