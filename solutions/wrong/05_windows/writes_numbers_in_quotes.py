"""The quotes make text of your three numbers, and text equals no number. Write them without
quotes.
"""

# 05.2
passages_at_0 = "4"
passages_at_1 = "2"
children_at_1 = "9"
first_at_1 = "D.1"
