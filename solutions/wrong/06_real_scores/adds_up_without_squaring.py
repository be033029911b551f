"""For the guide that says everything twice, you took the root of the sum. Square first: the root
of 4 + 4 + 4 + 4 is 4.
"""

# 06.1
four_topics = 0.5
sixteen_topics = 0.25
four_topics_twice = 0.71
most_topics = 25
