"""The window of D.6 begins at D.5, but it was merged with two others. The reader begins where the
merged passage begins.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 2
children_at_1 = 9
first_at_1 = "D.5"
