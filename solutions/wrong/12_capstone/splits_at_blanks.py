"""You cut at blanks, so `lamps:` with its colon is another term than `lamps`. A term is a run of
letters, digits or underscores.
"""


# 12.2
def terms(text):
    """The terms of `text` in reading order, repeats included."""
    return text.lower().split()


def weigh(children):
    """The weight of each term, in thousandths: rare terms weigh much, common ones little."""
    having = Counter(term for child in children for term in set(terms(child.text)))
    return {term: round(1000 * math.log(len(children) / df)) for term, df in having.items()}
