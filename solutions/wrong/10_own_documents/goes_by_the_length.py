"""You ask whether a piece is long enough for what lies between the first fact and the last. It has to stand in the right place, too."""


# 10.6
def smallest_size(facts, cuts):
    length = max(last for _, last in facts) - min(first for first, _ in facts)
    for name, pieces in cuts.items():
        if any(end - start >= length for start, end in pieces):
            return name
    return None
