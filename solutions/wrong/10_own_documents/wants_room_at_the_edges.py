"""You want room on both sides. A fact may fill its piece to the edge: `<=` and not `<`."""


# 10.6
def smallest_size(facts, cuts):
    for name, pieces in cuts.items():
        for start, end in pieces:
            if all(start < first and last < end for first, last in facts):
                return name
    return None
