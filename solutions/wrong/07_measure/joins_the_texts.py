"""You join the texts with blanks, and where two of them meet a fact appears that neither holds.
Ask each text by itself.
"""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    if not facts:
        return "padded" if texts else "clean no"
    everything = " ".join(texts)
    found = [fact for fact in facts if fact in everything]
    if len(found) == len(facts):
        return "answered"
    return "partial" if found else "no"
