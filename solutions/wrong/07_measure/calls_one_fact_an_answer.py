"""One fact is enough for you to say "answered". All of them must be there: with some it is
"partial".
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    found = [fact for fact in facts if any(fact in text for text in texts)]
    return "answered" if found else "no"
