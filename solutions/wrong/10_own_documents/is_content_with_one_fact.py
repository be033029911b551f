"""One fact in the piece is enough for you. Without the other, the answer is half."""


# 10.6
def smallest_size(facts, cuts):
    for name, pieces in cuts.items():
        for start, end in pieces:
            if any(start <= first and last <= end for first, last in facts):
                return name
    return None
