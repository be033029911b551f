"""1 to 3 and 4 to 7 of D have nothing between them, so they touch and become one passage."""

# 05.2
passages_at_0 = 4
passages_at_1 = 3
children_at_1 = 9
first_at_1 = "D.4"
