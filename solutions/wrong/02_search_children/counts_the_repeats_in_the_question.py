"""In the first pair you counted every word of the question. *the* and *dock* stand there twice,
and each counts once.
"""

# 02.2
predicted = [4, 0, 3]
