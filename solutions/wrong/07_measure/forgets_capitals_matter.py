"""You compare in small letters. A fact counts only word for word, capitals too: what you make
equal cannot be told apart any more.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = [fact for fact in facts if any(fact.lower() in text.lower() for text in texts)]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
