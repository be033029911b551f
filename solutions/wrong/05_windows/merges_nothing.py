"""At a window of 1 you leave the four windows as they are, and D.5 and D.6 would be sent twice.
Merge those of one document that overlap or touch.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 4
children_at_1 = 11
first_at_1 = "D.5"
