"""You counted two for the last dot. In `log.2024.10` the year belongs to the parent's name and
10 is the child's number, so the last dot is right there too.
"""

# 01.2
first_dot_right = 2
last_dot_right = 2
