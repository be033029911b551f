"""You read for the best hit alone. Where the right section comes second nobody sees it: raise `k`."""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    children = split(SECTIONS)
    weights = weigh(children)
    hits = climb(search(question, children, weights), k=1, minimum=11000)
    return send(hits, children, PARENTS, max_words=200)
