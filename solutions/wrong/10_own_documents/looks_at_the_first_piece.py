"""You look at the first piece of each size. The facts may stand in another one."""


# 10.6
def smallest_size(facts, cuts):
    for name, pieces in cuts.items():
        start, end = pieces[0] if pieces else (0, -1)
        if all(start <= first and last <= end for first, last in facts):
            return name
    return None
