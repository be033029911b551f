"""A name stands here that has no value. If you wrote `==`, take one `=`: two ask whether things
are equal, one gives a name its value.
"""

# 06.1
four_topics == 0.5
sixteen_topics == 0.25
four_topics_twice == 0.5
most_topics == 25
