"""Your pattern knows the letters from a to z only. In `\\w+` there are those of other alphabets,
digits and the underscore too.
"""


# 12.2
def terms(text):
    """The terms of `text` in reading order, repeats included."""
    return re.findall(r"[a-z0-9]+", text.lower())


def weigh(children):
    """The weight of each term, in thousandths: rare terms weigh much, common ones little."""
    having = Counter(term for child in children for term in set(terms(child.text)))
    return {term: round(1000 * math.log(len(children) / df)) for term, df in having.items()}
