"""A comma makes two numbers of one: `0,5` is 0 and 5. Python writes 0.5 with a point."""

# 06.1
four_topics = 0, 5
sixteen_topics = 0, 25
four_topics_twice = 0, 5
most_topics = 25
