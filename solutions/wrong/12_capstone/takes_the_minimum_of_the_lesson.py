"""Your minimum filters next to nothing: nearly every hit reaches it. In the lesson it is 9; in
thousandths, as here, that is 9000.
"""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    children = split(SECTIONS)
    weights = weigh(children)
    hits = climb(search(question, children, weights), k=4, minimum=9)
    return send(hits, children, PARENTS, max_words=200)
