"""All is undone as it should be, and the caller believes that it went well. After `rollback` let
the error go on with `raise`, or do not catch it at all.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    try:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
        db.commit()
    except sqlite3.IntegrityError:
        db.rollback()
