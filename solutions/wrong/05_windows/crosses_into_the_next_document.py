"""D.7 and E.1 lie side by side in the list and in two documents. A window never crosses, and
passages of two documents are never merged.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 1
children_at_1 = 9
first_at_1 = "D.1"
