"""You look for the text in the fact. It is the other way round: `fact in text`."""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = [fact for fact in facts if any(text in fact for text in texts)]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
