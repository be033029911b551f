"""At 45 neither A nor B fits with a window of 1, and both are passed over. C has 40 words and two
facts.
"""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 2, 3, 1, 0]
