"""You take facts out of the list that you walk through, so every second one is passed over, and
the list is shorter after your call. Make a new list of what is found.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    wanted = len(facts)
    for fact in facts:
        if any(fact in text for text in texts):
            facts.remove(fact)
    if not facts:
        return "answered"
    return "partial" if len(facts) < wanted else "no"
