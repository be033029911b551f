"""You want all facts in one text. Look for each fact by itself: two facts may stand in two texts."""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    if any(all(fact in text for fact in facts) for text in texts):
        return "answered"
    return "partial" if any(fact in text for fact in facts for text in texts) else "no"
