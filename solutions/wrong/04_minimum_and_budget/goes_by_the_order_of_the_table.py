"""Of two equals you take the one that stands first in the dictionary. Its minimums stand in any
order: go through `sorted(counts)`.
"""


# 04.5
def choose_minimum(counts, right_wanted):
    """The minimum that keeps at least `right_wanted` right ones and fewest wrong; None for none."""
    best = None
    for minimum in counts:
        right, wrong = counts[minimum]
        if right >= right_wanted and (best is None or wrong < counts[best][1]):
            best = minimum
    return best
