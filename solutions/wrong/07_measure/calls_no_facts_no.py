"""A question without facts is "no" for you. It has two verdicts of its own, "clean no" and
"padded", and what was sent decides between them.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if found and len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
