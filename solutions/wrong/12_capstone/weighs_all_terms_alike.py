"""You weigh all terms alike, and *the* counts as much as *shutter*. Use your `weigh`."""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    children = split(SECTIONS)
    weights = dict.fromkeys(weigh(children), 1000)
    hits = climb(search(question, children, weights), k=3, minimum=3000)
    return send(hits, children, PARENTS, max_words=200)
