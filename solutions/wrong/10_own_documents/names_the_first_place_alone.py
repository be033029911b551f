"""You name the first place of each text and forget the others. The reader may be allowed to open only one of those."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        found.setdefault(" ".join(text.split()), (text, [place]))
    return list(found.values())[:k]
