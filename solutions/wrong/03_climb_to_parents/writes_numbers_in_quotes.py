"""The quotes make text of your two numbers, and text equals no number. Write them without
quotes.
"""

# 03.2
three_children = "70"
three_parents = "120"
