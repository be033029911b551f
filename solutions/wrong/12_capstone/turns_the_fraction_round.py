"""You divide `df` by `n`, so the weights are below 0 and common words weigh most. It is `n / df`."""


# 12.2
def terms(text):
    """The terms of `text` in reading order, repeats included."""
    return re.findall(r"\w+", text.lower())


def weigh(children):
    """The weight of each term, in thousandths: rare terms weigh much, common ones little."""
    having = Counter(term for child in children for term in set(terms(child.text)))
    return {term: round(1000 * math.log(df / len(children))) for term, df in having.items()}
