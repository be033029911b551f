"""D.5 and D.6 lie in two windows and are sent once. Count the coloured boxes, not the windows."""

# 05.2
passages_at_0 = 4
passages_at_1 = 2
children_at_1 = 11
first_at_1 = "D.1"
