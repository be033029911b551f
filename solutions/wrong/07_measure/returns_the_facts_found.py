"""You return the facts that were found. One of the five verdicts is asked for."""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = [fact for fact in facts if any(fact in text for text in texts)]
    return found
