"""`finally` is done also after an error, so you commit the half that was done. Commit only when
all went well, and roll back otherwise.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    try:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
    finally:
        db.commit()
