"""A piece that touches a fact is enough for you. It has to hold the fact from its first character to its last."""


# 10.6
def smallest_size(facts, cuts):
    for name, pieces in cuts.items():
        for start, end in pieces:
            if all(first < end and start < last for first, last in facts):
                return name
    return None
