"""A name stands here that has no value. The words need quotes, `"parent"`, and the value is given
with one `=`.
"""

# 04.2
at_70 = [parent, child]
