"""A name stands here that has no value. If you wrote `==`, take one `=`: two ask whether things
are equal, one gives a name its value.
"""

# 02.2
predicted == [2, 0, 3]
