"""You compare sets of words, which forget order and repeats: *left of right* becomes *right of left*."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        found.setdefault(frozenset(text.split()), (text, []))[1].append(place)
    return list(found.values())[:k]
