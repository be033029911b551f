"""You count a term as often as it is said. A child counts once: put its terms into a `set` first."""


# 12.2
def terms(text):
    """The terms of `text` in reading order, repeats included."""
    return re.findall(r"\w+", text.lower())


def weigh(children):
    """The weight of each term, in thousandths: rare terms weigh much, common ones little."""
    having = Counter(term for child in children for term in terms(child.text))
    return {term: round(1000 * math.log(len(children) / df)) for term, df in having.items()}
