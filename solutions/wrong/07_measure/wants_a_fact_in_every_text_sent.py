"""A text without a fact makes you say less than is true. Ask of each fact whether it was sent, and
not of each text whether it helps.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    useful = [text for text in texts if any(fact in text for fact in facts)]
    if texts and len(useful) == len(texts):
        return "answered"
    return "partial" if useful else "no"
