"""`fact in texts` asks whether one of the texts *is* the fact. A fact is a part of a text:
`any(fact in text for text in texts)`.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = [fact for fact in facts if fact in texts]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
