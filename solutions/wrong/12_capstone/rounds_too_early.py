"""You round before you multiply, and all the weights between become the same. Multiply by 1000
first.
"""


# 12.2
def terms(text):
    """The terms of `text` in reading order, repeats included."""
    return re.findall(r"\w+", text.lower())


def weigh(children):
    """The weight of each term, in thousandths: rare terms weigh much, common ones little."""
    having = Counter(term for child in children for term in set(terms(child.text)))
    return {term: 1000 * round(math.log(len(children) / df)) for term, df in having.items()}
