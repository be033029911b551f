"""You compare in small letters. In a program `X` and `x` are two things, and only white space may be evened out."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        found.setdefault(" ".join(text.lower().split()), (text, []))[1].append(place)
    return list(found.values())[:k]
