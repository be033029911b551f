"""Your `return None` stands inside the loop: when the first size does not do, nobody asks the others."""


# 10.6
def smallest_size(facts, cuts):
    for name, pieces in cuts.items():
        if any(all(s <= first and last <= e for first, last in facts) for s, e in pieces):
            return name
        return None
