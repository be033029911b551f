"""Before E.1 there is no child of E. The window is clipped, so it holds two children and not three."""

# 05.2
passages_at_0 = 4
passages_at_1 = 2
children_at_1 = 10
first_at_1 = "D.1"
