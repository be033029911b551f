"""A question with facts, of which none was sent, is "padded" for you. It is a "no": "padded" is
for questions that have no facts.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts and not texts:
        return "clean no"
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if facts and len(found) == len(facts):
        return "answered"
    if found:
        return "partial"
    return "padded" if texts else "no"
