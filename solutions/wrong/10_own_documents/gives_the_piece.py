"""You return the piece. Asked for is the name of its size."""


# 10.6
def smallest_size(facts, cuts):
    for pieces in cuts.values():
        for start, end in pieces:
            if all(start <= first and last <= end for first, last in facts):
                return (start, end)
    return None
