"""You send the whole handbook. Every answer is in it, and nobody can read it: look at the words."""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    return [Piece(section.document_id, section.text) for section in SECTIONS]
