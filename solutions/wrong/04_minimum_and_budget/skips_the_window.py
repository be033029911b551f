"""At 45 you gave A.1 its child. Between the parent and the child comes the window, and its 30
words fit.
"""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["child", "window"]
at_12 = ["child", "nothing"]
at_11 = ["nothing", "child"]
