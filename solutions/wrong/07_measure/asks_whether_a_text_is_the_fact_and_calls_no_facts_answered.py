"""Two things. `fact in texts` asks whether one of the texts *is* the fact, and it is a part of a
text: `any(fact in text for text in texts)`. And where there are no facts, `texts` alone decides.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    found = [fact for fact in facts if fact in texts]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
