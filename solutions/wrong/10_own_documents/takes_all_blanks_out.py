"""You take all white space out, and *any one* becomes *anyone*. Leave one blank between two words."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        found.setdefault("".join(text.split()), (text, []))[1].append(place)
    return list(found.values())[:k]
