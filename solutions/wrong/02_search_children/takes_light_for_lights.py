"""In the second pair you took *light* and *lights* for one term. Nothing is stemmed here: they
are two.
"""

# 02.2
predicted = [2, 1, 3]
