"""You took the first dot to be right every time. What does it leave of `notes.v2.3` and of
`log.2024.10`, and are these the parents?
"""

# 01.2
first_dot_right = 4
last_dot_right = 3
