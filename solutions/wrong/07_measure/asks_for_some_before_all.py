"""You ask for some facts first, and where all are there some are there too, so you never come to
"answered". Ask for all first.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if found:
        return "partial"
    if len(found) == len(facts):
        return "answered"
    return "no"
