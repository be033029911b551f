"""You wrote the words with capital letters. To Python `"Parent"` is another word than `"parent"`."""

# 04.2
at_70 = ["Parent", "Child"]
at_45 = ["Window", "Child"]
at_12 = ["Child", "Nothing"]
at_11 = ["Nothing", "Child"]
