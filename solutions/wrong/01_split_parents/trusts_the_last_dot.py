"""You took the last dot to be right every time. What does it leave of `D50.2.1`, and is that a
parent we have?
"""

# 01.2
first_dot_right = 2
last_dot_right = 4
