"""No child is called `D1`. The ids have a dot: `"D.1"`."""

# 05.2
passages_at_0 = 4
passages_at_1 = 2
children_at_1 = 9
first_at_1 = "D1"
