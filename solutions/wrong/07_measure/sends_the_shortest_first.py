"""You did not begin with A. The passages are taken best first, whatever would bring more: at 110
and at 100 A takes 60 words before all others.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 4, 4, 2, 2]
