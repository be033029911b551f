"""You compare the texts as they stand, so a line break makes two of one. Even the white space out before you compare."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        found.setdefault(text, (text, []))[1].append(place)
    return list(found.values())[:k]
