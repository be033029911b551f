"""A question without facts is always a "clean no" for you. When something was sent for it, it is
"padded".
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "clean no"
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
