"""You send the documents. All of their sections but one are about something else: the section is
what is worth reading.
"""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    children = split(SECTIONS)
    weights = weigh(children)
    hits = climb(search(question, children, weights), k=3, minimum=9250)
    texts = {}
    for hit in hits:
        document = hit.child.document_id
        sections = [section.text for section in SECTIONS if section.document_id == document]
        texts[document] = "\n\n".join(sections)
    return [Piece(document, text) for document, text in texts.items()]
