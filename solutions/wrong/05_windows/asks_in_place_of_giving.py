"""A name stands here that has no value. If you wrote `==`, take one `=`: two ask whether things
are equal, one gives a name its value.
"""

# 05.2
passages_at_0 == 4
passages_at_1 == 2
children_at_1 == 9
first_at_1 == "D.1"
