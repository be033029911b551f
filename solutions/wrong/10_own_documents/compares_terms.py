"""You compare the terms of the course, which leave signs out: `x == 1` and `x = 1` become the same."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        found.setdefault(" ".join(re.findall(r"\w+", text)), (text, []))[1].append(place)
    return list(found.values())[:k]
