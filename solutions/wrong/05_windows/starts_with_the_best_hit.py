"""The best hit decides which *passage* is first. Inside the passage the text stands in document
order, so the reader does not begin at D.6.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 2
children_at_1 = 9
first_at_1 = "D.6"
