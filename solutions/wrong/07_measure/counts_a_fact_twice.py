"""You count how often facts were sent, and the same fact in two texts counts twice. Count the
facts that stand somewhere.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = sum(fact in text for fact in facts for text in texts)
    if found >= len(facts):
        return "answered"
    return "partial" if found else "no"
