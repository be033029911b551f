"""You write the texts into the statement, and the quote in *It's* then ends the text too early.
Write `?` for each value, and give the values beside it.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        for name, position, text in children:
            db.execute(f"INSERT INTO children VALUES ('{name}', {position}, '{text}')")
