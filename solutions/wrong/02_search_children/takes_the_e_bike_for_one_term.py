"""In the third pair you counted *e-bike* as one term. A hyphen is no letter, so it parts *e*
from *bike*, and both are shared.
"""

# 02.2
predicted = [2, 0, 2]
