"""26 topics give 1 divided by the root of 26, and that is below 0.2. The last guide that is found
has one less.
"""

# 06.1
four_topics = 0.5
sixteen_topics = 0.25
four_topics_twice = 0.5
most_topics = 26
