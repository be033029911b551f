"""You print the verdict, and your function returns `None`. Write `return` in the place of `print`."""


# 07.3
def verdict(facts, texts):
    """One of the five: "answered", "partial", "no", "clean no", "padded"."""
    found = [fact for fact in facts if any(fact in text for text in texts)]
    if not facts:
        print("padded" if texts else "clean no")
    elif len(found) == len(facts):
        print("answered")
    else:
        print("partial" if found else "no")
