"""That saying it twice changes nothing is right. For the others you divide by the number of
topics: a length is the root of the sum of the squares, so four ones are 2 long and not 4.
"""

# 06.1
four_topics = 0.25
sixteen_topics = 0.0625
four_topics_twice = 0.5
most_topics = 5
