"""You look at what was sent first, so a question that has facts can be a "clean no" too. `facts`
decides first; a question with facts and nothing sent is a "no".
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not texts:
        return "clean no"
    if not facts:
        return "padded"
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
