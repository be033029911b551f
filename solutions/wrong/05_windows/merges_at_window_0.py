"""With a window of 0 nothing is merged, not even D.5 with D.6: each hit stays a passage of its own."""

# 05.2
passages_at_0 = 3
passages_at_1 = 2
children_at_1 = 9
first_at_1 = "D.1"
