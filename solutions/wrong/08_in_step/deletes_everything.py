"""You delete the rows of all documents. Say which: `WHERE document_id = ?`."""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children")
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
