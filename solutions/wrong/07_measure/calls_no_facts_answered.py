"""A question without facts is "answered" for you: all of no facts are always there. Ask `if not
facts:` first.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
