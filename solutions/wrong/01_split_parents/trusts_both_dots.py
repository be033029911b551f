"""You took both dots to be right every time. Write down what each leaves of the four names, and
compare with the parents in `PARENT`.
"""

# 01.2
first_dot_right = 4
last_dot_right = 4
