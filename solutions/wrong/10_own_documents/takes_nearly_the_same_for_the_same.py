"""You take texts for the same that share four fifths of their words. One word can turn what a text says: *break* in a *while* loop, left and right."""


# 10.4
def told_apart(hits, k):
    found = []
    for place, text in hits:
        words = set(text.split())
        for _, places, others in found:
            if len(words & others) >= 0.8 * len(words | others):
                places.append(place)
                break
        else:
            found.append((text, [place], words))
    return [(text, places) for text, places, _ in found][:k]
