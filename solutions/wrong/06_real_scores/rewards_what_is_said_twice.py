"""Twice the numbers gives a product twice as large and a vector twice as long. Divide one by the
other: nothing has changed.
"""

# 06.1
four_topics = 0.5
sixteen_topics = 0.25
four_topics_twice = 1
most_topics = 25
