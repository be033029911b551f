"""A name stands here that has no value. If you wrote `==`, take one `=`: two ask whether things
are equal, one gives a name its value.
"""

# 07.5
window_0 == [3, 3, 3, 3, 2]
window_1 == [4, 2, 3, 1, 2]
