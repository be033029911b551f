"""You counted one for the first dot. Look at `D50.2.1` again: its parent is `D50`, and that is
what stands before the first dot.
"""

# 01.2
first_dot_right = 1
last_dot_right = 3
