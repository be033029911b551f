"""You keep the text of the last place. It is sent as it stands in the best hit, which comes first."""


# 10.4
def told_apart(hits, k):
    texts, places = {}, {}
    for place, text in hits:
        same = " ".join(text.split())
        texts[same] = text
        places.setdefault(same, []).append(place)
    return [(texts[same], places[same]) for same in texts][:k]
