"""From four topics to sixteen the length doubles once: it is 2, then 4. You halved the cosine for
every doubling of the topics.
"""

# 06.1
four_topics = 0.5
sixteen_topics = 0.125
four_topics_twice = 0.5
most_topics = 25
