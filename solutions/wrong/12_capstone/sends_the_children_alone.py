"""You send the children that matched. Many of them introduce the answer, and the answer is in the
paragraph behind: send their sections.
"""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    children = split(SECTIONS)
    weights = weigh(children)
    hits = climb(search(question, children, weights), k=3, minimum=9250)
    return [Piece(hit.child.document_id, hit.child.text) for hit in hits]
