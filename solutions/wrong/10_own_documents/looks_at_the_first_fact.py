"""You look at the first fact alone. `all(...)` asks it of every one."""


# 10.6
def smallest_size(facts, cuts):
    first, last = facts[0]
    for name, pieces in cuts.items():
        for start, end in pieces:
            if start <= first and last <= end:
                return name
    return None
