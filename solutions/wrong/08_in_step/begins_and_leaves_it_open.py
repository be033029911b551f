"""You begin a transaction, and when the insertion fails nobody ends it: the next `BEGIN` finds it
still open. Roll back before the error goes on, or use `with db:`.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    db.execute("BEGIN")
    db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
    db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
    db.execute("COMMIT")
