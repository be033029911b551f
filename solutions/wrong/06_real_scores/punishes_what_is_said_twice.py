"""You made the vector twice as long and left the product at 1. It is 1 times 2, so it doubles as
well.
"""

# 06.1
four_topics = 0.5
sixteen_topics = 0.25
four_topics_twice = 0.25
most_topics = 25
