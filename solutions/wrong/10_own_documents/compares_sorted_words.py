"""You sort the words before you compare. *Left of right* and *right of left* have the same words, and do not say the same."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        found.setdefault(tuple(sorted(text.split())), (text, []))[1].append(place)
    return list(found.values())[:k]
