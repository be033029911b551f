"""`(document_id)` is the text itself, and the database takes it for a value per letter. A tuple of
one has a comma: `(document_id,)`.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id))
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
