"""Your two numbers are exchanged. The first dot leaves the shorter name, the last dot the longer
one.
"""

# 01.2
first_dot_right = 3
last_dot_right = 2
