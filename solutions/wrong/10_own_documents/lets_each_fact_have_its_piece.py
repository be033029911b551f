"""You ask whether each fact is in some piece. The reader gets one piece: **one** has to hold them all."""


# 10.6
def smallest_size(facts, cuts):
    for name, pieces in cuts.items():
        if all(any(s <= first and last <= e for s, e in pieces) for first, last in facts):
            return name
    return None
