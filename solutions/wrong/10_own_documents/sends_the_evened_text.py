"""You send the text with its white space evened out. A quote is what stands in the file: compare the one, and send the other."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        same = " ".join(text.split())
        found.setdefault(same, (same, []))[1].append(place)
    return list(found.values())[:k]
