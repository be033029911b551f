"""With a window of 1 you count a passage for every hit. Windows of one document that overlap or
touch become one passage.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 4
children_at_1 = 9
first_at_1 = "D.1"
