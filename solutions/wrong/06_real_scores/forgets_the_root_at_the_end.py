"""Your cosines are right. For the last one turn 1 / root of n round: which number has the root 5?"""

# 06.1
four_topics = 0.5
sixteen_topics = 0.25
four_topics_twice = 0.5
most_topics = 5
