"""`strip` takes white space off the ends. Inside the text, two blanks or a line break still make it another one."""


# 10.4
def told_apart(hits, k):
    found = {}
    for place, text in hits:
        found.setdefault(text.strip(), (text, []))[1].append(place)
    return list(found.values())[:k]
