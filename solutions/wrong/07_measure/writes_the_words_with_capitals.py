"""Your verdicts begin with capitals. They are compared letter by letter: "answered", "clean no"."""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "Padded" if texts else "Clean no"
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if len(found) == len(facts):
        return "Answered"
    return "Partial" if found else "No"
