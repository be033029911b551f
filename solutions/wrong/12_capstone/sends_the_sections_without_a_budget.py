"""You send the sections whole, whatever they cost, and one has 426 words. Keep to 200 for each
question.
"""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    children = split(SECTIONS)
    weights = weigh(children)
    hits = climb(search(question, children, weights), k=3, minimum=9250)
    return send(hits, children, PARENTS, max_words=10_000)
