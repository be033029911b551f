"""Your first three numbers are percents. A cosine lies between -1 and 1: half is 0.5."""

# 06.1
four_topics = 50
sixteen_topics = 25
four_topics_twice = 50
most_topics = 25
