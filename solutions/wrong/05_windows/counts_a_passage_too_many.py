"""With a window of 1 you have one passage too many. 1 to 3, 4 to 6 and 5 to 7 of D overlap or
touch, so all three are one passage.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 3
children_at_1 = 9
first_at_1 = "D.1"
