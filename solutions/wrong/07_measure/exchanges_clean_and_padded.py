"""You exchanged "clean no" and "padded". Sending nothing is the right thing where the corpus holds
no answer: "clean no".
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "clean no" if texts else "padded"
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
