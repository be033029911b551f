"""A name stands here that has no value. If you wrote `==`, take one `=`: two ask whether things
are equal, one gives a name its value.
"""

# 01.2
first_dot_right == 2
last_dot_right == 3
