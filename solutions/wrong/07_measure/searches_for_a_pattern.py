"""`re.search` reads a fact as a pattern, in which a full stop stands for any character. Word for
word is `fact in text`.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    import re

    if not facts:
        return "padded" if texts else "clean no"
    found = [fact for fact in facts if any(re.search(fact, text) for text in texts)]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
