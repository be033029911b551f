"""You return inside the loop, so the first fact decides alone. Look at all of them, and count."""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    for fact in facts:
        if any(fact in text for text in texts):
            return "answered"
        else:
            return "no"
