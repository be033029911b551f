"""You divide by the number of topics. A length is the root of the sum of the squares, so four ones
are 2 long and not 4.
"""

# 06.1
four_topics = 0.25
sixteen_topics = 0.0625
four_topics_twice = 0.25
most_topics = 5
