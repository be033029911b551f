"""You ask whether a fact begins in the piece. It has to end there too."""


# 10.6
def smallest_size(facts, cuts):
    for name, pieces in cuts.items():
        for start, end in pieces:
            if all(start <= first < end for first, last in facts):
                return name
    return None
