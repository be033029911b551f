"""You ask whether a fact ends in the piece. It has to begin there too."""


# 10.6
def smallest_size(facts, cuts):
    for name, pieces in cuts.items():
        for start, end in pieces:
            if all(start < last <= end for first, last in facts):
                return name
    return None
