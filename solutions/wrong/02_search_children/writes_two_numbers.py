"""You wrote two numbers, and there are three pairs. The third pair wants a number too."""

# 02.2
predicted = [2, 0]
