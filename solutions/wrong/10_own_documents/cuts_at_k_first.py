"""You cut at `k` hits and tell apart what is left. Then repeats take the places of other texts, and a place further down is not named. Tell apart first, cut last."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits[:k]:
        found.setdefault(" ".join(text.split()), (text, []))[1].append(place)
    return list(found.values())
