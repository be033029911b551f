"""You stop as soon as there are `k` texts. Their other places may stand further down: go through all the hits, and cut last."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        same = " ".join(text.split())
        if same not in found and len(found) == k:
            break
        found.setdefault(same, (text, []))[1].append(place)
    return list(found.values())
