"""You took the logarithm to the base 10. The natural one is `math.log`."""


# 12.2
def terms(text):
    """The terms of `text` in reading order, repeats included."""
    return re.findall(r"\w+", text.lower())


def weigh(children):
    """The weight of each term, in thousandths: rare terms weigh much, common ones little."""
    having = Counter(term for child in children for term in set(terms(child.text)))
    return {term: round(1000 * math.log10(len(children) / df)) for term, df in having.items()}
