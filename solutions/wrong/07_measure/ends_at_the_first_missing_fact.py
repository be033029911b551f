"""You end at the first fact that is missing and say "no", though a later one may be there. Look at
all of them before you decide.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = []
    for fact in facts:
        if not any(fact in text for text in texts):
            return "partial" if found else "no"
        found.append(fact)
    return "answered"
