"""The word is "clean no", with a blank. An underscore belongs in names, and this is a text."""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean_no"
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
