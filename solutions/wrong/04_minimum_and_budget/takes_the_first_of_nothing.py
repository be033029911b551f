"""Where no minimum keeps enough, you take the first of an empty list and Python raises an error.
Return `None` then.
"""


# 04.5
def choose_minimum(counts, right_wanted):
    enough = [
        (wrong, minimum) for minimum, (right, wrong) in counts.items() if right >= right_wanted
    ]
    return sorted(enough)[0][1]
