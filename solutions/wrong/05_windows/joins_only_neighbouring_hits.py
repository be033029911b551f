"""You merged D.5 with D.2, which stand side by side among the hits, and left D.6 alone, since E.1
stands between. Merging looks at all windows of a document, wherever their hits stand in the
ranking.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 3
children_at_1 = 11
first_at_1 = "D.5"
