"""You count the texts that hold a fact, and two texts may hold the same one, or one text both.
Count the facts.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = [text for text in texts if any(fact in text for fact in facts)]
    if len(found) >= len(facts):
        return "answered"
    return "partial" if found else "no"
