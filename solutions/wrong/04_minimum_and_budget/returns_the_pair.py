"""You return a pair of numbers. We asked for the minimum alone, or `None`."""


# 04.5
def choose_minimum(counts, right_wanted):
    enough = [
        (wrong, minimum) for minimum, (right, wrong) in counts.items() if right >= right_wanted
    ]
    return min(enough, default=None)
