"""25 topics give exactly 0.2, and at least the minimum is enough."""

# 06.1
four_topics = 0.5
sixteen_topics = 0.25
four_topics_twice = 0.5
most_topics = 24
