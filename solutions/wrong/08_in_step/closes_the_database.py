"""You close the database, and it belongs to the caller, who needs it still. A `with db:` block
ends the transaction and not the connection.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
    db.close()
