"""You look for the words of a fact one by one, in any order. A fact is a span: it stands as a
whole, `fact in text`.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = [
        fact
        for fact in facts
        if any(all(word in text.split() for word in fact.split()) for text in texts)
    ]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
