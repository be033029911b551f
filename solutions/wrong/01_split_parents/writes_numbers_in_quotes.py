"""The quotes make text of your two numbers, and text equals no number. Write them without
quotes.
"""

# 01.2
first_dot_right = "2"
last_dot_right = "3"
