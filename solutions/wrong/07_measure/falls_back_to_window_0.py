"""Where the wide passage does not fit you send the narrow one. Lesson 04 would; here there is
nothing smaller to fall back on.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 2, 2, 2, 2]
