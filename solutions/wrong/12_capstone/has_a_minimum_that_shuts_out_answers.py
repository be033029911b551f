"""Your minimum is so high that it shuts out questions with an answer. Lower it, and watch the
column of the padded ones.
"""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    children = split(SECTIONS)
    weights = weigh(children)
    hits = climb(search(question, children, weights), k=3, minimum=14000)
    return send(hits, children, PARENTS, max_words=200)
