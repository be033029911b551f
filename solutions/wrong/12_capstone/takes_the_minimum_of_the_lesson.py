"""Your minimum is 9, and your weights are in thousandths. In the lesson 9 is what 9000 is here."""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    children = split(SECTIONS)
    weights = weigh(children)
    hits = climb(search(question, children, weights), k=4, minimum=9)
    return send(hits, children, PARENTS, max_words=200)
