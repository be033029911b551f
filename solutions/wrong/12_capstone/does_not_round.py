"""Your weights are not whole numbers, and sums of such numbers depend on their order. Put
`round(...)` around all of it.
"""


# 12.2
def terms(text):
    """The terms of `text` in reading order, repeats included."""
    return re.findall(r"\w+", text.lower())


def weigh(children):
    """The weight of each term, in thousandths: rare terms weigh much, common ones little."""
    having = Counter(term for child in children for term in set(terms(child.text)))
    return {term: 1000 * math.log(len(children) / df) for term, df in having.items()}
