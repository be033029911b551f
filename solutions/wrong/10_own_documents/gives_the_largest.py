"""You go on and keep the last size that holds them all. Asked for is the first, which is the smallest: return at once."""


# 10.6
def smallest_size(facts, cuts):
    found = None
    for name, pieces in cuts.items():
        for start, end in pieces:
            if all(start <= first and last <= end for first, last in facts):
                found = name
    return found
